import { fakeApi } from '@lereng/web-testing';
import { renderOnServer } from './testing/server-page';

const EMPTY = fakeApi({
  'GET /calendar': [],
  'GET /menu-categories': [],
  'GET /menu-items': [],
  'GET /menu-items/featured': [],
  'GET /packages': [],
  'GET /packages/featured': [],
  'GET /promotions': [],
  'GET /promotions/featured': [],
  'GET /site-settings': [],
  'GET /slides': [],
  'GET /social-media': [],
});

/** What a venue may have that is not each venue's. */
const OF_A_VENUE =
  /kafe|kopi|dapur|gunung|lereng gunung|kabut|jip|jeruk|petik|kebun|agrowisata|desa|malang|WIB|google\.com\/maps/gi;

/** The specification fixes this name of a page. */
const FIXED = /Paket Jeep &(?:amp;|\\u0026)? Jeruk/g;

it.each(['/', '/menu', '/packages', '/promotions', '/contact', '/order'])(
  'says nothing of any venue on %s of an empty site',
  async (path) => {
    const page = await renderOnServer(path, EMPTY);
    const html = JSON.stringify(page);
    expect(html).toContain('Lereng');
    expect(html.replace(FIXED, '').match(OF_A_VENUE)).toBeNull();
  },
);
