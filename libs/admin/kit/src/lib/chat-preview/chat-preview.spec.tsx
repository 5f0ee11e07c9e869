import { headTexts, chatMessagesFrom } from '@lereng/shared-sentences';
import { anImage, aSetting, failure, type FakeRoutes } from '@lereng/web-testing';
import { screen, waitFor, within } from '@testing-library/react';
import { pictured, renderAdminPage } from '../../testing';
import { ChatPreview, type ChatPreviewProps } from './chat-preview';
import type { LinkImage } from './link-picture';

const picture = { ...anImage('kopi'), image_focus_x: 20, image_focus_y: 80 };
const stored = { image_preview_url: '/previews/kopi.jpg' };

interface Shown {
  /** Of a form that says something else than the stored image. */
  image?: Partial<LinkImage>;
  api?: FakeRoutes;
  props?: Partial<ChatPreviewProps>;
}

function show({ image, api, props }: Shown = {}) {
  return renderAdminPage(
    <ChatPreview
      name="Kopi"
      head={(title, siteName) => headTexts({ title, description: 'Pekat.\nManis.' }, siteName)}
      message={chatMessagesFrom().menuItem}
      stored={stored}
      isImageStored={!image}
      image={{ value: undefined, current: picture, ...image }}
      {...props}
    />,
    { api: { 'GET /site-settings': [], ...api } },
  );
}

const preview = () => screen.getByRole('region', { name: 'Pratinjau chat WhatsApp' });
const link = () => screen.getByText('Tautan yang dibagikan').closest('figure') as HTMLElement;
const image = () => screen.getByRole('img', { name: 'Kopi' });
const photo = (): HTMLImageElement => image().querySelector('img') as HTMLImageElement;

function setNarrow(narrow: boolean) {
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation(() => Object.assign(new EventTarget(), { matches: narrow }) as never);
}

beforeEach(() => setNarrow(false));
afterEach(() => jest.restoreAllMocks());

describe('a link in a chat', () => {
  it("shows the page's title, description and host, with the stored image", async () => {
    show({ api: { 'GET /site-settings': [aSetting('site_name', 'Kebun Kita')] } });
    expect(await screen.findByText('Kopi | Kebun Kita')).toBeInTheDocument();
    expect(within(link()).getByText('Pekat. Manis.')).toBeInTheDocument();
    expect(within(link()).getByText('lereng.test')).toBeInTheDocument();
    expect(image()).toHaveAttribute('src', '/previews/kopi.jpg');
    expect(preview()).toHaveTextContent('Halo, apakah Kopi masih tersedia?');
    expect(preview().querySelector('[aria-live], [role=status]')).toBeNull();
  });

  it('says until when a row is sold out, and what visitors then ask', async () => {
    const availability = { state: 'sold_out', until: '2026-11-22' } as const;
    show({ props: { stored: { ...stored, availability } } });
    expect(preview()).toHaveTextContent('Habis sampai 22 November 2026');
    expect(preview()).toHaveTextContent('Halo, apakah Kopi tersedia lagi?');
    expect(preview()).not.toHaveTextContent('masih tersedia');
    expect(await screen.findByText('Kopi | Lereng')).toBeInTheDocument();
  });

  it('is as ever where that is over', async () => {
    const availability = { state: 'sold_out', until: '2026-11-19' } as const;
    show({ props: { stored: { ...stored, availability } } });
    expect(preview()).not.toHaveTextContent('Habis');
    expect(preview()).toHaveTextContent('Halo, apakah Kopi masih tersedia?');
    expect(await screen.findByText('Kopi | Lereng')).toBeInTheDocument();
  });

  it("has the environment's name of the site where the settings fail to load", async () => {
    const { api } = show({ api: { 'GET /site-settings': failure(503) } });
    await waitFor(() => expect(api.log()).toEqual(['GET /site-settings']));
    expect(screen.getByText('Kopi | Lereng')).toBeInTheDocument();
  });

  it('shows a likeness of the image while the form says something else', async () => {
    show({
      image: {
        price: 315_000,
        originalPrice: 350_000,
        discountPercent: 10,
        note: 'Sampai besok',
      },
    });
    for (const text of ['Kopi', 'Rp 315.000', 'Rp 350.000', 'Hemat 10%', 'Sampai besok']) {
      expect(image()).toHaveTextContent(text);
    }
    expect(photo()).toHaveStyle({ objectPosition: '20% 80%' });
    expect(screen.getByText(/dibuat setelah disimpan/)).toBeInTheDocument();
    await screen.findByText('Kopi | Lereng');
  });

  it("crops the picture at the form's focus, and a chosen file in the middle", async () => {
    const { unmount } = show({ image: { value: pictured('kopi.jpg', [0, 10]) } });
    expect(photo()).toHaveStyle({ objectPosition: '0% 10%' });
    await screen.findByText('Kopi | Lereng');
    unmount();
    const file = new File(['foto'], 'kopi.jpg', { type: 'image/jpeg' });
    show({ image: { value: pictured(file) } });
    await waitFor(() => expect(photo().src).toMatch(/^data:image\/jpeg/));
    expect(photo()).toHaveStyle({ objectPosition: '50% 50%' });
  });

  it('has a place for a name that is not typed yet', async () => {
    show({ image: {}, props: { name: '' } });
    expect(await screen.findByText('… | Lereng')).toBeInTheDocument();
    expect(preview()).toHaveTextContent('Halo, apakah … masih tersedia?');
  });

  it('leaves out a message that the page has none of', async () => {
    show({ props: { message: undefined, notice: 'Sudah berakhir.', level: 2 } });
    expect(await screen.findByText('Sudah berakhir.')).toBeInTheDocument();
    expect(screen.queryByText('Pesan dari pengunjung')).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 2 })).toBeInTheDocument();
  });
});

it('is closed on a phone, and loads nothing until it is opened', async () => {
  setNarrow(true);
  const { user, api } = show();
  expect(screen.queryByText('Kopi | Lereng')).not.toBeInTheDocument();
  expect(api.log()).toEqual([]);
  await user.click(screen.getByText('Pratinjau chat WhatsApp'));
  expect(await screen.findByText('Kopi | Lereng')).toBeVisible();
  expect(image()).toHaveAttribute('src', '/previews/kopi.jpg');
});
