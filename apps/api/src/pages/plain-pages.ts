/** Pages for when the web application cannot make any. */
function plainPage(title: string, text: string): string {
  return `<!doctype html>
<html lang="id">
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
export function brokenPage(): string {
  return plainPage(
    'Halaman tidak dapat ditampilkan',
    'Terjadi kesalahan. Silakan coba lagi nanti.',
  );
}

/** A process without a built web application. */
export function unbuiltPage(): string {
  return plainPage('Situs belum tersedia', 'Silakan coba lagi nanti.');
}
