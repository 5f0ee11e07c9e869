/** Stands for the URL of a picture, a font or a worker that a build gives a name. */
module.exports = '/assets/file';
