import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a former release showed of a site whose owner had given it neither a name nor a tagline, by settings. */
export const FORMER_TEXTS: Readonly<Record<string, string>> = {
  tagline: 'Kafe alam dan agrowisata di lereng gunung',
  site_description:
    'Kafe alam dan agrowisata di lereng gunung: pemandangan yang indah, udara yang sejuk, dan suasana yang menyegarkan.',
  home_description: `Lereng adalah kafe alam dan agrowisata di lereng gunung. Dari teras kami, kabut pagi, kebun jeruk, dan punggung gunung terlihat dalam satu pandangan.

Duduklah sebentar dengan kopi dan masakan hangat, susuri jalur tanah dengan jip, lalu petik sendiri jeruk yang sedang ranum. Kami buka setiap hari untuk keluarga, teman seperjalanan, dan siapa saja yang rindu udara sejuk.`,
  home_packages_line:
    'Susuri lereng dengan jip atau petik jeruk sendiri, kami yang menyiapkan semuanya.',
  home_contact_line:
    'Datanglah saat kabut masih turun, atau tunggu matahari terbenam bersama kami.',
  menu_introduction:
    'Hidangan hangat dan minuman segar dari dapur kami, untuk dinikmati di udara sejuk lereng gunung.',
  packages_introduction:
    'Susuri jalur tanah di lereng gunung dengan jip, lalu petik sendiri jeruk yang sedang ranum.',
  promotions_introduction:
    'Potongan harga untuk paket jeep dan petik jeruk. Pilih promonya, baca syaratnya, lalu pesan lewat WhatsApp.',
  address: 'Desa Selorejo, Kecamatan Dau, Kabupaten Malang, Jawa Timur',
  opening_hours: 'Setiap hari, 06.00–18.00 WIB',
};

/** Above the titles of slides, and under the welcome that stands in their place. */
const HERO_LINES = {
  slides: 'Lereng, kafe alam dan agrowisata',
  welcome: 'Udara pegunungan, kopi hangat, dan jeruk yang dipetik langsung dari pohonnya.',
};

/** Whether a setting has what a former release showed by itself. */
export const isFormerText = (key: string, value: string): boolean =>
  value === FORMER_TEXTS[key] || (key === 'hero_line' && Object.values(HERO_LINES).includes(value));

const PLACE = { latitude: '-7.9368', longitude: '112.5406' };

/** A database that is older than its first start has a row in one of them, and an archive of its owner, too. */
const TABLES_IN_USE = [
  'admins',
  'app_state',
  'site_settings',
  'social_media',
  'slides',
  'menu_items',
  'packages',
  'promotions',
];

/**
 * The built-in texts were those of one venue. They become settings of each site that shows them, which is one without a
 * tagline and without a name of its own, so that it looks as before.
 */
export class FormerVenue1765411200000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    const exists = async (query: string) =>
      (await queryRunner.query(`${query} LIMIT 1`)).length > 0;
    const inUse = TABLES_IN_USE.map((table) => `SELECT 1 FROM ${table}`).join(' UNION ALL ');
    if (!(await exists(inUse))) return;
    const isOwn = `SELECT 1 FROM site_settings
      WHERE key = 'tagline' OR (key = 'site_name' AND value <> 'Lereng')`;
    if (await exists(isOwn)) return;
    const hasSlides = await exists('SELECT 1 FROM slides WHERE deleted_at IS NULL');
    const texts = {
      ...FORMER_TEXTS,
      hero_line: hasSlides ? HERO_LINES.slides : HERO_LINES.welcome,
    };
    await insert(queryRunner, texts);
    // One without the other counted as none.
    const place = await queryRunner.query(
      `SELECT key FROM site_settings WHERE key IN ('latitude', 'longitude')`,
    );
    if (place.length === 2) return;
    await queryRunner.query(`DELETE FROM site_settings WHERE key IN ('latitude', 'longitude')`);
    await insert(queryRunner, PLACE);
  }

  down(): Promise<void> {
    return Promise.resolve();
  }
}

/** Inserts settings that have no value yet. Their texts have no quotation marks. */
async function insert(queryRunner: QueryRunner, texts: Readonly<Record<string, string>>) {
  const at = new Date().toISOString();
  const values = Object.entries(texts).map(([key, text]) => `('${key}', '${text}', '${at}')`);
  await queryRunner.query(
    `INSERT INTO site_settings (key, value, updated_at) VALUES ${values.join(', ')}
    ON CONFLICT (key) DO NOTHING`,
  );
}
