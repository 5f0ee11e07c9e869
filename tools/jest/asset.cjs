/** Stands for the URL of a picture or a font that a build gives a name. */
module.exports = '/assets/file';
