/**
 * By what the demonstration content is recognized: what an owner meets first of each kind, which would
 * hardly be written again. A spec compares it with the files.
 */
export const DEMO = {
  number: '6281234567890',
  address: 'Desa Selorejo, Kecamatan Dau, Kabupaten Malang, Jawa Timur',
  slide: 'Pagi dimulai di atas kabut',
  menuItem: 'Nasi goreng bumbu ulek dengan terasi dan cabai dari kebun sendiri.',
  package: 'Jeep Sunrise Punggungan',
} as const;
