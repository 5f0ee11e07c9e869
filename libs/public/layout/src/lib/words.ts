/** Words of the frame around every public page. */
export const words = {
  skipToContent: 'Langsung ke isi halaman',
  mainNavigation: 'Navigasi utama',
  sidebar: 'Navigasi',
  openNavigation: 'Buka navigasi',
  closeNavigation: 'Tutup navigasi',
  toHome: (siteName: string) => `${siteName}, ke beranda`,
  otherLinks: 'Tautan lainnya',
  socialLinks: 'Media sosial',
  copyright: (year: string, siteName: string) => `© ${year} ${siteName}`,
} as const;
