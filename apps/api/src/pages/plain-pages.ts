import type { Locale } from '@lereng/shared-domain';

/** Pages for when the web application cannot make any. */
function errorPage(locale: Locale, title: string, text: string): string {
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${text}</p>
<p><a href="/">Kembali ke beranda</a></p>
</main>
</body>
</html>`;
}

/** A page that broke while it was made. */
export function failedPage(locale: Locale): string {
  return errorPage(
    locale,
    'Halaman tidak dapat ditampilkan',
    'Terjadi kesalahan. Silakan coba lagi nanti.',
  );
}

/** More visitors at the same time than pages can be rendered for. */
export function busyPage(locale: Locale): string {
  return errorPage(locale, 'Situs sedang ramai', 'Silakan coba lagi sebentar lagi.');
}

/** A process without a built web application. */
export function unbuiltPage(locale: Locale): string {
  return errorPage(locale, 'Situs belum tersedia', 'Silakan coba lagi nanti.');
}
