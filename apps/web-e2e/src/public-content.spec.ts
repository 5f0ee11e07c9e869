import type { Locator, Page } from 'playwright-core';
import { addOneMonth, calendarDateIn, formatCalendarDate } from '@lereng/shared-domain';
import { noonZone, type ApiClient } from '@lereng/shared-testing';
import {
  addLink,
  addMenuItems,
  addPackage,
  addPromotion,
  addSlide,
  setHomeImage,
  setSetting,
} from './support/content';
import { expect } from './support/expect';
import { publicPages } from './support/public-pages';
import { PHONE, useSite } from './support/site';
import { layOut } from './support/visible-text';

const ZONE = noonZone();
const TODAY = calendarDateIn(new Date(), ZONE);
const NEXT_MONTH = addOneMonth(TODAY);

async function arrange(api: ApiClient) {
  await addSlide(api, { title: 'Petik Jeruk Sendiri', order: 2 });
  await addSlide(api, {
    title: 'Pagi di Atas Awan',
    description: 'Kabut turun ke lembah.',
    order: 1,
  });
  const menuItems = await addMenuItems(api, [
    { name: 'Kopi Tubruk', price: 12_000, description: 'Hitam\nDari kebun sendiri.' },
    { name: 'Roti Bakar', price: 19_500 },
    { name: 'Soto Ayam', price: 25_000 },
    { name: 'Es Jeruk', price: 15_000 },
    { name: 'Nasi Goreng', price: 28_000 },
  ]);
  const sunrise = await addPackage(api, {
    name: 'Jip Matahari Terbit',
    price: 350_000,
    route: 'Pos Selorejo → Puncak Budug → Kebun Jeruk',
    description: 'Berangkat pukul tiga.\nPulang pukul sembilan.',
    items: ['Sopir', 'Bensin', 'Sarapan', 'Jaket', 'Foto'],
  });
  const harvest = await addPackage(api, { name: 'Petik Jeruk', price: 99_999, items: ['Tas'] });
  const camp = await addPackage(api, {
    name: 'Kemah Semalam',
    price: 750_000,
    description: 'Tidur di bawah bintang.',
    items: ['Tenda', 'Makan malam', 'Sarapan'],
  });
  const gift = await addPackage(api, { name: 'Jip Keliling Desa', price: 275_000 });
  const period = { valid_from: TODAY, valid_until: NEXT_MONTH };
  const ten = await addPromotion(api, {
    ...period,
    title: 'Promo Panen Raya',
    description: 'Lebih hemat selama panen.',
    terms: 'Pesan sehari sebelumnya.\nTidak untuk hari libur.',
    discount_percent: 10,
    packages: [sunrise, harvest],
  });
  const quarter = await addPromotion(api, {
    ...period,
    title: 'Promo Pelajar',
    discount_percent: 25,
    packages: [harvest],
  });
  const free = await addPromotion(api, {
    ...period,
    title: 'Promo Ulang Tahun',
    discount_percent: 100,
    packages: [gift],
  });
  await addPromotion(api, {
    title: 'Promo Tahun Baru',
    valid_from: '2026-01-01',
    valid_until: '2026-01-31',
    discount_percent: 50,
    packages: [camp],
  });
  await addLink(api, 'Instagram', 'https://www.instagram.com/kebun.awan/?hl=id');
  await addLink(api, 'TIKTOK', 'https://www.tiktok.com/@kebunawan');
  await addLink(api, 'whatsapp', 'https://wa.me/081234567890');
  await addLink(api, 'Peta Kita', 'https://peta.example/kebun-awan');
  await setSetting(api, 'site_name', 'Kebun Awan');
  await setSetting(api, 'site_description', 'Kebun di atas awan.');
  await setSetting(api, 'home_description', 'Kami menanam jeruk.\nKami menyeduh kopi.');
  await setSetting(api, 'address', 'Dusun Awan, Kaki Gunung');
  await setSetting(api, 'opening_hours', 'Setiap hari, 05.00–17.00');
  await setSetting(api, 'maps_url', 'https://maps.example/kebun-awan');
  await setSetting(api, 'latitude', '-7.5');
  await setSetting(api, 'longitude', '110.25');
  await setHomeImage(api);
  return { menuItems, sunrise, harvest, camp, gift, ten, quarter, free };
}

let content: Awaited<ReturnType<typeof arrange>>;

const site = useSite(
  async (api) => {
    content = await arrange(api);
  },
  // The server's own zone must not matter.
  { env: { TZ: 'America/New_York', VENUE_TIME_ZONE: ZONE } },
);

interface Shown {
  path: string;
  /** Texts of the main content, in which spaces are plain. */
  says: (string | RegExp)[];
  lacks?: (string | RegExp)[];
  /** Where the links lead to rows of these kinds, in their order. */
  links?: string[];
  /** What the card, or row, says that links to a path. */
  cards?: Record<string, RegExp[]>;
  /** The message of the order button. */
  order?: string;
  /** Heading of the list of three others. */
  others?: string;
  also?: (page: Page) => Promise<void>;
}

const paths = (folder: string, rows: { id: number }[]) => rows.map(({ id }) => `/${folder}/${id}`);

const PAGES: Record<string, () => Shown> = {
  'the home page shows a little of everything': () => {
    const { menuItems, sunrise, harvest, camp, ten, quarter } = content;
    return {
      path: '/',
      says: [
        'Pagi di Atas Awan',
        'Kabut turun ke lembah.',
        'Kami menanam jeruk.\nKami menyeduh kopi.',
        'Dusun Awan, Kaki Gunung',
        'Setiap hari, 05.00–17.00',
      ],
      links: [
        ...paths('menu', menuItems.slice(0, 4)),
        ...paths('packages', [sunrise, harvest, camp]),
        ...paths('promotions', [ten, quarter]),
      ],
      cards: {
        [`/packages/${sunrise.id}`]: [/Sopir\s+Bensin\s+Sarapan\s+Dan lainnya\.{3}/, /Rp 315\.000/],
        [`/packages/${camp.id}`]: [/Sarapan(?![^]*Dan lainnya)/],
      },
      also: async (page) => {
        const visitButton = page.getByRole('link', { name: 'Kunjungi Kami' });
        await expect(visitButton).toHaveAttribute('href', 'https://maps.example/kebun-awan');
        const icons = page.getByRole('main').getByRole('list', { name: 'Media sosial' }).first();
        await expect(icons.getByRole('link')).toHaveCount(3);
        const picture = page.getByRole('region', { name: 'Tentang Kami' }).getByRole('img');
        await expect(picture).toHaveAttribute('src', /^\/uploads\//);
      },
    };
  },
  'the menu lists every menu item': () => ({
    path: '/menu',
    says: ['Rp 19.500', '5 menu'],
    links: paths('menu', content.menuItems),
  }),
  'a menu item has its price, its text and an order link': () => ({
    path: `/menu/${content.menuItems[0]!.id}`,
    says: ['Rp 12.000', 'Hitam\nDari kebun sendiri.'],
    order: 'Halo, apakah Kopi Tubruk masih tersedia?',
    others: 'Menu Lainnya',
  }),
  'the packages show route, discount and both prices': () => {
    const { sunrise, harvest, camp, gift } = content;
    return {
      path: '/packages',
      says: [],
      // The best offer of the day is first.
      links: paths('packages', [gift, sunrise, harvest, camp]),
      cards: {
        [`/packages/${sunrise.id}`]: [
          /Pos Selorejo → Puncak Budug → Kebun Jeruk/,
          /10\s?%/,
          /Rp 350\.000[^]*Rp 315\.000/,
        ],
        // Of two promotions the larger discount applies: 99,999 less a quarter.
        [`/packages/${harvest.id}`]: [/25\s?%/, /Rp 99\.999[^]*Rp 74\.999/],
        [`/packages/${camp.id}`]: [/^(?![^]*%)(?![^]*Rp[^]*Rp)[^]*Rp 750\.000/],
        [`/packages/${gift.id}`]: [/Rp 275\.000[^]*Rp 0/],
      },
    };
  },
  'a package shows the promotion that applies': () => ({
    path: `/packages/${content.sunrise.id}`,
    says: [
      'Rp 315.000',
      'Rp 350.000',
      'Promo Panen Raya',
      'Lebih hemat selama panen.',
      formatCalendarDate(NEXT_MONTH),
      'Berangkat pukul tiga.\nPulang pukul sembilan.',
      'Pos Selorejo',
      'Puncak Budug',
      'Kebun Jeruk',
      'Foto',
    ],
    links: paths('promotions', [content.ten]),
    order: 'Halo, saya ingin memesan Jip Matahari Terbit.',
    others: 'Paket Lainnya',
  }),
  'the promotions are those that are not over': () => ({
    path: '/promotions',
    says: [/\b3\b/, /100\s?%/],
    lacks: ['Promo Tahun Baru'],
    links: paths('promotions', [content.free, content.ten, content.quarter]),
    cards: {
      [`/promotions/${content.ten.id}`]: [
        /10\s?%/,
        new RegExp(formatCalendarDate(NEXT_MONTH)),
        /Jip Matahari Terbit[^]*Petik Jeruk/,
        /Lihat Syarat/,
      ],
    },
  }),
  'a promotion shows its days, its terms and what each package costs': () => ({
    path: `/promotions/${content.ten.id}`,
    says: [
      'Promo Panen Raya',
      /10\s?%/,
      formatCalendarDate(TODAY),
      formatCalendarDate(NEXT_MONTH),
      'Lebih hemat selama panen.',
      'Pesan sehari sebelumnya.\nTidak untuk hari libur.',
      'Rp 315.000',
      'Rp 350.000',
      // By its own discount, though a larger one applies to this package.
      'Rp 89.999',
      'Rp 99.999',
    ],
    links: paths('packages', [content.sunrise, content.harvest]),
    order: 'Halo, saya ingin memesan promo Promo Panen Raya.',
  }),
  'the contact page shows each link, the place and the hours': () => ({
    path: '/contact',
    says: [
      '@kebun.awan',
      '@kebunawan',
      '+62 812-3456-7890',
      'Peta Kita',
      'Dusun Awan, Kaki Gunung',
      'Setiap hari, 05.00–17.00',
    ],
    also: async (page) => {
      const contacts = page.getByRole('main').getByRole('link', { name: /Hubungi/ });
      await expect(contacts).toHaveCount(4);
      await expect(contacts.first()).toHaveAttribute('target', '_blank');
    },
  }),
};

/** Which of the texts a part of the page lacks, in which spaces are plain. */
async function missingIn(part: Locator, texts: (string | RegExp)[]) {
  const text = (await part.innerText()).replace(/[ \u00a0]+/g, ' ');
  return texts.filter((each) =>
    typeof each === 'string' ? !text.includes(each) : !each.test(text),
  );
}

async function expectShown(page: Page, shown: Shown): Promise<void> {
  const { says, lacks = [], links = [], cards = {}, order, others, also } = shown;
  const main = page.getByRole('main');
  await layOut(page);
  expect(await missingIn(main, says)).toEqual([]);
  expect(await missingIn(main, lacks)).toEqual(lacks);

  const folderOf = (path: string) => path.replace(/\d+$/, '');
  const hrefs = await main
    .locator('a')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  const folders = new Set(links.map(folderOf));
  const rows = hrefs.filter((href) => /\d$/.test(href) && folders.has(folderOf(href)));
  expect(rows).toEqual(links);
  for (const [href, texts] of Object.entries(cards)) {
    const link = page.locator(`a[href="${href}"]`);
    const card = main.locator('article, li').filter({ has: link }).last();
    expect(await missingIn(card, texts), href).toEqual([]);
  }

  if (order) {
    const button = page.getByRole('link', { name: 'Pesan via WhatsApp' });
    const url = `https://wa.me/6281234567890?text=${encodeURIComponent(order)}`;
    await expect(button).toHaveAttribute('href', url);
    await expect(button).toHaveAttribute('target', '_blank');
    // On a phone, too, without scrolling.
    await expect(button).toBeInViewport({ ratio: 1 });
  }
  if (others) {
    const three = await page
      .getByRole('region', { name: others })
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(new Set(three).size).toBe(3);
    expect(three).not.toContain(shown.path);
  }
  await also?.(page);
}

/** The document as the server has sent it, which works before and without scripts. */
async function visit(path: string): Promise<Page> {
  const page = await site().sharedPage({ viewport: PHONE, javaScript: false });
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.locator('html')).toHaveAttribute('lang', 'id');
  return page;
}

test.each(Object.entries(PAGES))('%s', async (_, shownBy) => {
  const shown = shownBy();
  await expectShown(await visit(shown.path), shown);
});

test('the frame names the venue, its links and its pages', async () => {
  const page = await visit('/contact');
  const footer = page.getByRole('contentinfo');
  const year = TODAY.slice(0, 4);
  const facts = ['Kebun Awan', 'Kebun di atas awan.', `© ${year} Kebun Awan`];
  expect(await missingIn(footer, facts)).toEqual([]);
  for (const platform of ['Instagram', 'TIKTOK', 'whatsapp', 'Peta Kita']) {
    const link = footer.getByRole('link', { name: platform, exact: true });
    await expect(link).toHaveAttribute('target', '_blank');
    // Also for browsers without style sheets, which show no icon, and the pages in the bar and in the footer.
    await expect(link).toHaveText(platform, { ignoreCase: true });
  }
  const contact = page.locator('a[href="/contact"]');
  await expect(contact).toHaveText(Array<string>(2).fill('Kontak & Lokasi'));
  const pages = page.getByRole('banner').locator('li a');
  const named = await pages.evaluateAll((all) =>
    all.map((link) => [link.getAttribute('href') ?? '', link.textContent] as const),
  );
  expect(named.filter(([, label]) => !label)).toEqual([]);
  expect(named.map(([href]) => href).sort()).toEqual((await publicPages(site().origin, 0)).sort());
  expect(named[0]).toEqual(['/', 'Home']);
});
