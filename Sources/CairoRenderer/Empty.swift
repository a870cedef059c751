// The first file of this module lands with the code it describes.
