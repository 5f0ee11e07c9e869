import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { Logger } from '@nestjs/common';
import { DEFAULT_LOCALE } from '@lereng/shared-domain';
import { describeOnBothDatabases } from '@lereng/api-site/testing';
import sharp from 'sharp';
import { UploadedFile } from '../../media';
import { ogImageUrl } from '../../og-images';
import { imageIdOf, TestContent } from '../testing/test-content';
import { sitePreviewUrl } from './site.og-image';

describeOnBothDatabases('Site settings', (openDatabase) => {
  let content: TestContent;
  let settings: TestContent['siteSettings'];

  beforeEach(async () => {
    content = await TestContent.open(await openDatabase(), { width: 64, height: 36 });
    settings = content.siteSettings;
    settings.onModuleInit();
  });

  afterEach(() => content.drop());

  const image = () => content.image();

  /** One of the pictures beside the specs of content. */
  const fixture = async (name: string) =>
    new UploadedFile(await readFile(join(__dirname, '../testing/pictures', `${name}.png`)));

  /** A logo of bars side by side, on transparent pixels. */
  const bars = async (width: number, height: number, ...colours: string[]) => {
    const background = { r: 0, g: 0, b: 0, alpha: 0 };
    const side = Math.floor(width / colours.length);
    const drawn = colours.map((colour, at) => ({
      input: {
        create: { width: side, height: height / 2, channels: 4 as const, background: colour },
      },
      left: at * side,
      top: height / 4,
    }));
    const canvas = sharp({ create: { width, height, channels: 4, background } });
    return new UploadedFile(await canvas.composite(drawn).png().toBuffer());
  };

  /** The first pixel of an icon. */
  const cornerOf = async (icons: string | undefined, name: string) => {
    const [, , id = '', prefix] = (icons ?? '').split('/');
    const file = await content.store.open(id, `${prefix}-${name}.png`);
    const pixels = await sharp(await buffer(file!.stream))
      .ensureAlpha()
      .raw()
      .toBuffer();
    return [...pixels.subarray(0, 4)];
  };

  it('lists what has a value, in the one order', async () => {
    expect(await settings.list()).toEqual([]);
    await settings.update('longitude', { value: '112.5406' });
    await settings.update('site_name', { value: 'Lereng Kita' });
    await settings.updateImage('home_image', image());
    await settings.update('home_description', { value: 'Pagi' });
    expect((await settings.list()).map(({ key }) => key)).toEqual([
      'home_description',
      'home_image',
      'site_name',
      'longitude',
    ]);
  });

  it('returns a text with key and value alone, and clears it any number of times', async () => {
    for (const value of ['Selorejo', 'Dau']) {
      expect(await settings.update('address', { value: ` ${value} ` })).toEqual({
        key: 'address',
        value,
      });
      expect(await settings.list()).toEqual([{ key: 'address', value }]);
    }
    for (const empty of ['', ' ', null]) {
      expect(await settings.update('address', { value: empty })).toEqual({
        key: 'address',
        value: null,
      });
    }
    expect(await settings.list()).toEqual([]);
  });

  it('says of the notice when it was written, as the same text may be written again', async () => {
    await settings.update('address', { value: 'Selorejo' });
    const notice = { key: 'notice', value: 'Jalur licin' };
    const written = await settings.update('notice', { value: 'Jalur licin' });
    expect(written).toEqual({ ...notice, updatedAt: await settings.changedAt() });
    expect(await settings.list()).toEqual([{ key: 'address', value: 'Selorejo' }, written]);
    expect(await settings.update('notice', { value: 'Jalur licin' })).toEqual(written);
    expect(await settings.update('notice', { value: '' })).toEqual({ key: 'notice', value: null });
  });

  it('takes other line breaks for the same text', async () => {
    await settings.update('address', { value: 'Selorejo\nMalang' });
    const [{ id } = { id: 0 }] = await content.history.list({});
    const again = await settings.update('address', { value: 'Selorejo\r\nMalang' });
    expect(again).toEqual({ key: 'address', value: 'Selorejo\nMalang' });
    expect((await content.history.list({})).map((entry) => entry.id)).toEqual([id]);
  });

  it('returns the home image with its URL and preview, and deletes the files of one that it replaces', async () => {
    const saved = await settings.updateImage('home_image', image());
    const [id] = await content.stored();
    expect(saved).toMatchObject({
      key: 'home_image',
      value: `/uploads/${id}/64.jpg`,
      image_url: `/uploads/${id}/64.jpg`,
      image_width: 64,
      image_height: 36,
      image_preview_url: expect.stringMatching(/^\/uploads\/previews\/site\/1\/[0-9a-f]{32}\.jpg$/),
    });
    expect(await settings.list()).toEqual([saved]);
    await settings.update('site_name', { value: 'Lereng Kita' });
    const [renamed] = await settings.list();
    expect(renamed?.image_url).toBe(saved.image_url);
    expect(renamed?.image_preview_url).not.toBe(saved.image_preview_url);

    const replaced = imageIdOf((await settings.updateImage('home_image', image())).value);
    expect(replaced).not.toBe(id);
    expect(await content.stored()).toEqual([replaced]);
    const none = settings.updateImage('home_image', new UploadedFile(Buffer.from('<html>')));
    const error = { status: 422, message: 'File harus berupa gambar' };
    await expect(none).rejects.toMatchObject(error);
    expect(await content.stored()).toEqual([replaced]);
  });

  it('says what the preview of the site shows, and finds its path in what it responds with', async () => {
    const preview = {
      kind: 'site',
      id: 1,
      locale: DEFAULT_LOCALE,
      imageId: null,
      focus: null,
      title: 'Lereng',
      note: 'Menu, paket, dan lokasi',
      facts: [],
    };
    const path = async () => {
      const [only] = await content.ogImages.all();
      const expected = ogImageUrl(only!);
      expect(sitePreviewUrl(await settings.list(), DEFAULT_LOCALE)).toBe(expected);
      return expected;
    };
    const all = await content.ogImages.all();
    expect(all.filter(({ locale }) => locale === DEFAULT_LOCALE)).toEqual([preview]);
    expect(await content.ogImages.get('site', 1, DEFAULT_LOCALE)).toEqual(preview);
    const before = await path();
    await settings.update('site_name', { value: 'Lereng Kita' });
    await settings.update('tagline', { value: 'Kopi di tepi kebun' });
    await settings.update('opening_hours', { value: 'Sabtu' });
    await settings.update('address', { value: 'Jalan Kabut 12,\nSelorejo\n\nDau' });
    const withoutPhoto = await path();
    const { value } = await settings.updateImage('home_image', image());
    expect(new Set([before, withoutPhoto, await path()]).size).toBe(3);
    const inDefault = (await content.ogImages.all()).filter(
      ({ locale }) => locale === DEFAULT_LOCALE,
    );
    expect(inDefault).toEqual([
      {
        ...preview,
        imageId: imageIdOf(value),
        focus: { x: 50, y: 50 },
        title: 'Lereng Kita',
        note: 'Kopi di tepi kebun',
        facts: ['Sabtu', 'Jalan Kabut 12, Selorejo, Dau'],
      },
    ]);
    expect(await content.ogImages.get('site', 2, DEFAULT_LOCALE)).toBeNull();
  });

  it('changes the focus of the home image, where there is one', async () => {
    const focus = { x: 100, y: 0 };
    const needed = { status: 422, message: 'Silakan pilih gambar untuk diunggah' };
    await expect(settings.updateImage('home_image', undefined, focus)).rejects.toMatchObject(
      needed,
    );
    await expect(settings.updateImage('home_image', undefined)).rejects.toMatchObject(needed);
    const saved = await settings.updateImage('home_image', image());
    expect(saved).toMatchObject({ image_focus_x: 50, image_focus_y: 50 });
    content.changes.length = 0;
    const focused = await settings.updateImage('home_image', undefined, focus);
    expect(focused).toEqual({
      ...saved,
      image_focus_x: 100,
      image_focus_y: 0,
      image_preview_url: expect.not.stringContaining(saved.image_preview_url ?? '') as string,
    });
    expect(content.changes).toEqual([{ kind: 'site-settings', id: null }]);
    expect(await content.stored()).toEqual([imageIdOf(saved.value)]);
    expect(await settings.updateImage('home_image', image(), { x: 3, y: 4 })).toMatchObject({
      image_focus_x: 3,
      image_focus_y: 4,
    });
  });

  it.each(['logo_image', 'icon_image'] as const)(
    'takes %s beside the home image, and puts it into the trash where it is taken away',
    async (key) => {
      const home = await settings.updateImage('home_image', image());
      const missing = { status: 404, message: 'Pengaturan tidak ditemukan' };
      await expect(settings.removeImage(key)).rejects.toMatchObject(missing);
      const saved = await settings.updateImage(key, image(), { x: 10, y: 20 });
      expect(saved).toMatchObject({ key, image_width: 64, image_focus_x: 10 });
      expect(saved).not.toHaveProperty('image_preview_url');
      expect(await settings.list()).toEqual([home, saved]);
      content.changes.length = 0;
      await settings.removeImage(key);
      expect(content.changes).toEqual([{ kind: 'site-settings', id: null }]);
      expect(await settings.list()).toEqual([home]);
      expect(await content.stored()).toEqual([imageIdOf(home.value)]);
      await expect(settings.removeImage(key)).rejects.toMatchObject(missing);
    },
  );

  it('has icons of one image alone, around its focus, whatever brings it back', async () => {
    for (const key of ['home_image', 'logo_image'] as const) {
      expect(await settings.updateImage(key, image())).not.toHaveProperty('image_icons');
    }
    const saved = await settings.updateImage('icon_image', image(), { x: 10, y: 20 });
    const id = imageIdOf(saved.value);
    const iconsAt = (x: number, y: number) =>
      expect.stringMatching(
        new RegExp(`^/uploads/${id}/i-${x}-${y}-faf7f2-[0-9a-f]{8}$`),
      ) as string;
    expect(saved.image_icons).toEqual(iconsAt(10, 20));
    const focused = await settings.updateImage('icon_image', undefined, { x: 30, y: 20 });
    expect([imageIdOf(focused.value), focused.image_icons]).toEqual([id, iconsAt(30, 20)]);
    await settings.removeImage('icon_image');
    const [entry] = await content.history.list({});
    expect(await content.history.revert(entry!.id)).toMatchObject({
      image_icons: focused.image_icons,
    });
  });

  it.each([
    ['white', '#faf7f2', 'dark'],
    ['black', '#eff6ff', 'surface'],
  ])('puts a %s logo on a site of %s on the ground %s', async (name, surface, ground) => {
    await settings.update('surface_color', { value: surface });
    const saved = await settings.updateImage('logo_image', await fixture(`logo-${name}`));
    expect(saved).toMatchObject({ image_ground: ground });
    expect(saved).not.toHaveProperty('image_name_beside');
  });

  it.each([
    ['black and white', 300, 100, ['#000', '#fff'], { image_name_beside: 'faint' }],
    ['too wide', 900, 100, ['#000'], { image_ground: 'surface', image_name_beside: 'wide' }],
    ['nearly square', 120, 100, ['#fff'], { image_ground: 'dark', image_name_beside: 'narrow' }],
  ] as const)(
    'has the name beside a logo that is %s',
    async (_, width, height, colours, fields) => {
      const upload = await bars(width, height, ...colours);
      expect(await settings.updateImage('logo_image', upload)).toMatchObject(fields);
    },
  );

  it('knows no ground for a logo that has its own', async () => {
    const saved = await settings.updateImage('logo_image', image());
    expect(saved).not.toHaveProperty('image_ground');
  });

  it('follows the surface with the ground of the logo', async () => {
    const { value } = await settings.updateImage('logo_image', await bars(300, 100, '#909090'));
    const grounds: unknown[] = [];
    // White has 3:1 with this grey, and the default surface has not.
    for (const surface of ['#ffffff', '', '#ffffff']) {
      await settings.update('surface_color', { value: surface });
      grounds.push((await settings.list()).find((each) => each.value === value)?.image_ground);
    }
    expect(grounds).toEqual(['surface', 'dark', 'surface']);
  });

  it('makes anew what a former release or a crash has left of logo and icon', async () => {
    const logo = await settings.updateImage('logo_image', await fixture('logo-white'));
    const icon = await settings.updateImage('icon_image', await fixture('icon-transparent'));
    await settings.update('surface_color', { value: '#eff6ff' });
    const id = imageIdOf(icon.value);
    // As they were before: not measured, and the icons with a name without a surface, on the default one.
    await content.test.database.transaction(async (manager) => {
      await manager.query('UPDATE images SET logo_tone = NULL');
      await manager.query("UPDATE images SET icons = 'i-50-50-0badcafe' WHERE icons IS NOT NULL");
    });
    expect((await settings.get('logo_image')).image_ground).toBe('surface');
    await content.lookPictures.sweep();
    expect((await settings.get('logo_image')).image_ground).toBe(logo.image_ground);
    const { image_icons } = await settings.get('icon_image');
    expect(image_icons).toMatch(new RegExp(`^/uploads/${id}/i-50-50-eff6ff-[0-9a-f]{8}$`));
    expect(await cornerOf(image_icons, '180')).toEqual([0xef, 0xf6, 0xff, 255]);
    const queries = await content.countQueries(() => content.lookPictures.sweep());
    expect(queries).toBeLessThan(3);
  });

  it('leaves the surface stored where the icons cannot be made anew, and makes them by the next sweep', async () => {
    await settings.updateImage('icon_image', await fixture('icon-transparent'));
    const put = jest.spyOn(content.store, 'put').mockRejectedValueOnce(new Error('away'));
    const soon = jest.spyOn(content.lookPictures, 'sweepSoon').mockReturnValue();
    const logs = (['error', 'warn'] as const).map((level) =>
      jest.spyOn(Logger.prototype, level).mockImplementation(),
    );
    await settings.update('surface_color', { value: '#eff6ff' });
    for (const log of logs) log.mockRestore();
    expect(soon).toHaveBeenCalled();
    put.mockRestore();
    await content.lookPictures.sweep();
    const { image_icons } = await settings.get('icon_image');
    expect(await cornerOf(image_icons, '180')).toEqual([0xef, 0xf6, 0xff, 255]);
  });

  it('makes the icons anew on the surface whenever that changes', async () => {
    const framed = ['180', 'maskable-192', 'maskable-512'];
    const corners = async () => {
      const { image_icons } = await settings.get('icon_image');
      return Promise.all(framed.map((name) => cornerOf(image_icons, name)));
    };
    await settings.updateImage('icon_image', await fixture('icon-transparent'));
    expect(await corners()).toEqual(framed.map(() => [0xfa, 0xf7, 0xf2, 255]));
    const before = (await settings.get('icon_image')).image_icons;
    content.changes.length = 0;
    await settings.update('surface_color', { value: '#eff6ff' });
    expect(await corners()).toEqual(framed.map(() => [0xef, 0xf6, 0xff, 255]));
    expect((await settings.get('icon_image')).image_icons).not.toBe(before);
    expect(content.changes).toContainEqual({ kind: 'site-settings', id: null });

    // Also of a picture that comes, moves its focus, and comes back while there is another surface.
    const saved = await settings.updateImage('icon_image', await fixture('icon-transparent'));
    expect(await cornerOf(saved.image_icons, '180')).toEqual([0xef, 0xf6, 0xff, 255]);
    await settings.updateImage('icon_image', undefined, { x: 40, y: 50 });
    expect(await corners()).toEqual(framed.map(() => [0xef, 0xf6, 0xff, 255]));
    await settings.removeImage('icon_image');
    const [entry] = await content.history.list({});
    await settings.update('surface_color', { value: '' });
    await content.history.revert(entry!.id);
    expect(await corners()).toEqual(framed.map(() => [0xfa, 0xf7, 0xf2, 255]));
  });

  it('lets changes of one setting at the same time follow each other', async () => {
    const names = Array.from({ length: 20 }, (_, i) => (i % 5 ? `Lereng ${i}` : ''));
    const saved = await Promise.all(
      names.map((name) => settings.update('site_name', { value: name })),
    );
    expect(saved.map(({ value }) => value ?? '')).toEqual(names);
    expect((await settings.list()).length).toBeLessThanOrEqual(1);
  });

  it('keeps one of several first home images, and no file of the others', async () => {
    await Promise.all(Array.from({ length: 6 }, () => settings.updateImage('home_image', image())));
    const [stored] = await settings.list();
    expect(await content.stored()).toEqual([imageIdOf(stored?.value ?? null)]);
  });

  it('says when it changed last', async () => {
    expect(await settings.changedAt()).toBeNull();
    const begun = new Date().toISOString();
    await settings.update('address', { value: 'Selorejo' });
    const first = (await settings.changedAt()) ?? '';
    expect(first >= begun).toBe(true);
    await settings.updateImage('home_image', image());
    expect(((await settings.changedAt()) ?? '') >= first).toBe(true);
  });
});
