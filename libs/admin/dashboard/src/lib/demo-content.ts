/**
 * The values that mark demonstration content: every setting and link, and the first entry that an owner meets of each other
 * kind, which would hardly be written again. Longer texts are recognized by their beginning. A spec compares it with
 * the files.
 */
export const DEMO = {
  number: '6281234567890',
  links: {
    whatsapp: 'https://wa.me/6281234567890',
    instagram: 'https://www.instagram.com/lereng.agro',
    tiktok: 'https://www.tiktok.com/@lereng.agro',
    facebook: 'https://www.facebook.com/lereng.agro',
  },
  settings: {
    site_name: 'Lereng',
    site_description:
      'Kafe alam dan agrowisata di lereng gunung: masakan hangat, tur jip, dan kebun jeruk yang boleh dipetik sendiri.',
    home_description: 'Lereng tumbuh dari sebuah warung kopi di tepi kebun jeruk.',
    address: 'Desa Selorejo, Kecamatan Dau, Kabupaten Malang, Jawa Timur',
    opening_hours: 'Setiap hari, 06.00–18.00 WIB',
    maps_url: 'https://www.google.com/maps/search/?api=1&query=-7.9368,112.5406',
    latitude: '-7.9368',
    longitude: '112.5406',
  },
  slide: 'Pagi dimulai di atas kabut',
  menuItem: 'Nasi goreng bumbu ulek dengan terasi dan cabai dari kebun sendiri.',
  promotion: 'Panen Jeruk Hemat 10%',
  package: 'Jeep Sunrise Punggungan',
} as const;
