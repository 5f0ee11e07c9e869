/** Strings of the dashboard. */
export const words = {
  title: 'Dashboard',
  menuItems: {
    label: 'Menu',
    failed: 'Gagal memuat data menu. Silakan coba lagi.',
  },
  socialMedia: {
    label: 'Social Media',
    failed: 'Gagal memuat data social media. Silakan coba lagi.',
  },
  unknown: '–',
  retry: (label: string) => `Coba lagi: ${label}`,
  loading: (label: string) => `Memuat ${label}`,
} as const;
