import { readHours } from './read-hours';

const JAKARTA = 'Asia/Jakarta';

it.each([
  ['', 'Contoh: Senin–Jumat 08.00–17.00, Sabtu dan Minggu 06.00–18.00'],
  ['Setiap hari, 06.00–18.00 WIB', 'Dibaca situs sebagai: Setiap hari 06.00–18.00'],
  [
    'Senin-Jumat 8-17, Sabtu dan Minggu 06.30–18.00',
    'Dibaca situs sebagai: Senin–Jumat 08.00–17.00; Sabtu, Minggu 06.30–18.00',
  ],
  [
    'Setiap hari kecuali Rabu 08.00-16.00',
    'Dibaca situs sebagai: Senin, Selasa, Kamis–Minggu 08.00–16.00',
  ],
  ['Sabtu 18.00-02.00', 'Dibaca situs sebagai: Sabtu 18.00–02.00 (esok harinya)'],
  ['Sabtu 18.00-24.00', 'Dibaca situs sebagai: Sabtu 18.00–24.00'],
  ['Setiap hari 24 jam', 'Dibaca situs sebagai: Setiap hari 24 jam'],
  ['jam 8 pagi sampai 5 sore', 'Dibaca situs sebagai: Setiap hari 08.00–17.00'],
])('%p is read as %p', (text, reading) => {
  expect(readHours(text, JAKARTA)).toEqual({ understood: true, message: reading });
});

it.each(['Kalau cuaca cerah', 'Setiap hari 8-5'])(
  'says what visitors no longer see with %p, and how it can be written',
  (text) => {
    const { understood, message } = readHours(text, JAKARTA);
    expect(understood).toBe(false);
    expect(message).toBe(
      'Jam ini belum terbaca, jadi pengunjung tidak lagi melihat "Buka sekarang" atau jam tutupnya, ' +
        'dan mesin pencari tidak menampilkannya. Yang Anda tulis tetap tampil. ' +
        'Contoh: Senin–Jumat 08.00–17.00, Sabtu dan Minggu 06.00–18.00',
    );
  },
);

it('says the same of hours in another time zone than the site has', () => {
  const { understood, message } = readHours('Setiap hari 06.00–18.00 WITA', JAKARTA);
  expect(understood).toBe(false);
  expect(message).toMatch(/^Jam ini memakai zona waktu lain/);
});
