import document from '../openapi.json';

/** The API's description, the only bridge between API and web. Made by `npm run contract`. */
export const openApi = document;

export type * from './rendering';
