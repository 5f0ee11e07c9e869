export { date } from './date';
export { focusFields, image, storedPicture } from './image';
export { integer } from './integer';
export { lines } from './lines';
export { rupiah } from './rupiah';
export { select } from './select';
export { multiline, text, url } from './text';
