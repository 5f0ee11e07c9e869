/** Every word that this feature puts on the screen. */
export const words = { title: 'Pengaturan Beranda' } as const;
