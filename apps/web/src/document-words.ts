import { defineWords } from '@lereng/web-feature';

/** Strings of what only the server renders, which no browser downloads. */
export const { wordsIn: documentWordsIn } = defineWords({
  id: { notLoaded: 'Sebagian fungsi halaman ini belum termuat.' },
  en: { notLoaded: 'Some features of this page have not loaded yet.' },
});
