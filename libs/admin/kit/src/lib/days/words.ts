/** Strings of calendars of days. */
export const words = {
  months:
    'Januari Februari Maret April Mei Juni Juli Agustus September Oktober November Desember'.split(
      ' ',
    ),
  month: 'Bulan',
  previous: 'Bulan sebelumnya',
  next: 'Bulan berikutnya',
} as const;
