import { type Locale, localPath, localWords } from '@lereng/shared-domain';

const wordsIn = localWords({
  id: {
    failed: {
      title: 'Halaman tidak dapat ditampilkan',
      text: 'Terjadi kesalahan. Silakan coba lagi nanti.',
    },
    busy: { title: 'Situs sedang ramai', text: 'Silakan coba lagi sebentar lagi.' },
    unbuilt: { title: 'Situs belum tersedia', text: 'Silakan coba lagi nanti.' },
    toHome: 'Kembali ke beranda',
  },
  en: {
    failed: {
      title: 'This page cannot be shown',
      text: 'Something went wrong. Please try again later.',
    },
    busy: { title: 'The site is busy', text: 'Please try again in a moment.' },
    unbuilt: { title: 'The site is not available yet', text: 'Please try again later.' },
    toHome: 'Back to the home page',
  },
});

/** Pages for when the web application cannot make any. */
function errorPage(locale: Locale, reason: 'failed' | 'busy' | 'unbuilt'): string {
  const { [reason]: page, toHome } = wordsIn(locale);
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${page.title}</title>
</head>
<body>
<main>
<h1>${page.title}</h1>
<p>${page.text}</p>
<p><a href="${localPath('/', locale)}">${toHome}</a></p>
</main>
</body>
</html>`;
}

/** A page that broke while it was made. */
export const failedPage = (locale: Locale): string => errorPage(locale, 'failed');

/** More visitors at the same time than pages can be rendered for. */
export const busyPage = (locale: Locale): string => errorPage(locale, 'busy');

/** A process without a built web application. */
export const unbuiltPage = (locale: Locale): string => errorPage(locale, 'unbuilt');
