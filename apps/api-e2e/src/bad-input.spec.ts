import {
  DEPLOYMENTS,
  describeBeforeSql,
  expectError,
  expectNoChange,
  expectRefusal,
  operations,
  picture,
  tinyPicture,
} from '@lereng/api-testing';
import { ApiClient, type RunningServer } from '@lereng/shared-testing';
import * as fc from 'fast-check';
import {
  BAD_NAMES,
  BAD_PICTURES,
  BAD_PRICES,
  BAD_TEXTS,
  BAD_URLS,
  generated,
  long,
} from './support/bad-values';

/** Those that add a row, whatever rows there are. */
const FORMS = operations.filter(
  ({ id, bodyType }) => id.startsWith('create') && bodyType === 'multipart/form-data',
);
const BY_ID = operations.filter(({ path }) => path.endsWith('/{id}'));

const BAD_PLATFORMS: [string, unknown][] = [
  ['missing', undefined],
  ['empty', ''],
  ['blank', ' \t '],
  ['one code point too long', long(51)],
  ['with NUL', 'insta\u0000gram'],
  ['with a lone surrogate', 'insta\ud800gram'],
  ['null', null],
  ['a number', 7],
  ['a truth value', true],
  ['a list', ['instagram']],
  ['an object', { toString: 'instagram' }],
  ['nested lists', [[['instagram']]]],
];

const BAD_CREDENTIALS: [string, unknown][] = [
  ['missing', undefined],
  ['empty', ''],
  ['null', null],
  ['a number', 1],
  ['a truth value', false],
  ['a list', ['admin']],
  ['an object', { $ne: '' }],
];

describe.each(DEPLOYMENTS)('bad input on $name', (kind) => {
  let server: RunningServer;
  let dispose: () => Promise<void>;
  let client: ApiClient;
  let image: Blob;
  let menuItemId: number;
  let linkId: number;

  beforeAll(async () => {
    ({ server, dispose } = await kind.start());
    client = await ApiClient.login(server.origin);
    image = await tinyPicture();
    const item = await client.form<{ id: number }>('POST', '/menu-items', {
      name: 'Kopi Tubruk',
      description: 'Pahit yang hangat.',
      price: '15000',
      image,
    });
    expect(item.status).toBe(201);
    menuItemId = item.body.id;
    const link = await client.json<{ id: number }>('POST', '/social-media', {
      platform: 'facebook',
      url: 'https://facebook.com/lereng',
    });
    expect(link.status).toBe(201);
    linkId = link.body.id;
  });
  afterAll(() => dispose?.());

  const fieldsOfItem = { name: 'Wedang Jahe', description: 'Hangat.', price: '12000' };
  const create = (fields: Record<string, string | Blob | undefined>) => () =>
    client.form('POST', '/menu-items', { ...fieldsOfItem, image, ...fields });
  const update = (fields: Record<string, string | Blob | undefined>) => () =>
    client.form('PUT', `/menu-items/${menuItemId}`, { ...fieldsOfItem, ...fields });

  describeBeforeSql(kind, 'a menu item', () => {
    expectNoChange(() => ({ server, client }));

    const ADD = 'Nama, gambar, dan harga harus diisi dengan benar';
    const EDIT = 'Nama dan harga harus diisi dengan benar';

    it.each(BAD_NAMES)('is not added with a name %s', async (_, name) => {
      const body = await expectRefusal(create({ name }), 422);
      expect(body).toMatchObject({ message: ADD, fields: { name: expect.any(String) } });
    });

    it.each(BAD_NAMES.filter(([, name]) => name !== undefined))(
      'is not edited to a name %s',
      async (_, name) => {
        const body = await expectRefusal(update({ name }), 422);
        expect(body).toMatchObject({ message: EDIT, fields: { name: expect.any(String) } });
      },
    );

    it.each(BAD_PRICES)('is not added with a price %s', async (_, price) => {
      const body = await expectRefusal(create({ price }), 422);
      expect(body).toMatchObject({ message: ADD, fields: { price: expect.any(String) } });
    });

    it.each(BAD_PRICES.filter(([, price]) => price !== undefined))(
      'is not edited to a price %s',
      async (_, price) => {
        const body = await expectRefusal(update({ price }), 422);
        expect(body).toMatchObject({ message: EDIT, fields: { price: expect.any(String) } });
      },
    );

    it.each(BAD_TEXTS)('takes no description %s', async (_, description) => {
      for (const send of [create({ description }), update({ description })]) {
        const body = await expectRefusal(send, 422);
        expect(body.fields).toEqual({ description: expect.any(String) });
      }
    });

    it('is not added without a picture', async () => {
      const body = await expectRefusal(create({ image: undefined }), 422);
      expect(body).toMatchObject({ message: ADD, fields: { image: expect.any(String) } });
    });

    it.each(BAD_PICTURES)('takes no %s for a picture, whatever type it claims', async (_, fake) => {
      for (const send of [create({ image: fake }), update({ image: fake })]) {
        const body = await expectRefusal(send, 422);
        expect(body).toMatchObject({
          message: 'File harus berupa gambar',
          fields: { image: expect.any(String) },
        });
      }
    });

    it('takes no picture that breaks off', async () => {
      const beginning = new Blob([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])]);
      await expectRefusal(create({ image: beginning }), 422);
      for (const format of ['jpeg', 'png', 'webp', 'gif', 'avif'] as const) {
        const whole = await picture(format);
        await expectRefusal(create({ image: whole.slice(0, Math.floor(whole.size * 0.6)) }), 422);
      }
    });

    it('takes no picture above 5 MB, of whatever kind', async () => {
      const large = new Blob([new Uint8Array(5_242_881)], { type: 'image/jpeg' });
      for (const send of [create({ image: large }), update({ image: large })]) {
        const body = await expectRefusal(send, 413);
        expect(body.message).toBe('Ukuran file tidak boleh lebih dari 5MB');
      }
    });

    it('judges size before kind, up to the very byte', async () => {
      const body = await expectRefusal(
        create({ image: new Blob([new Uint8Array(5_242_880)]) }),
        422,
      );
      expect(body.message).toBe('File harus berupa gambar');
    });

    it.each(['name', 'description', 'price'])('takes no file as %s', async (field) => {
      const body = await expectRefusal(create({ [field]: new Blob(['teks']) }), 422);
      expect(body.fields).toHaveProperty(field);
    });

    it('takes no text as its picture', async () => {
      const body = await expectRefusal(create({ image: 'foto.jpg' }), 422);
      expect(body.fields).toHaveProperty('image');
    });

    it.each(['name', 'description', 'price', 'image'])('takes no two of %s', async (field) => {
      const body = await expectRefusal(() => {
        const form = new FormData();
        for (const [name, value] of Object.entries(fieldsOfItem)) form.append(name, value);
        form.append('image', image, 'foto.jpg');
        if (field === 'image') form.append('image', image, 'foto.jpg');
        else form.append(field, 'dua');
        return client.send('POST', '/menu-items', form);
      }, 422);
      expect(body.fields).toHaveProperty(field);
    });

    it.each(['name[]', 'name[a]', 'name[__proto__][x]', 'price[0]'])(
      'takes no nested %s for the field',
      async (field) => {
        await expectRefusal(() => {
          const form = new FormData();
          const bare = field.slice(0, field.indexOf('['));
          for (const [name, value] of Object.entries(fieldsOfItem)) {
            form.append(name === bare ? field : name, value);
          }
          form.append('image', image, 'foto.jpg');
          return client.send('POST', '/menu-items', form);
        }, 422);
      },
    );

    it('says no to anything that is generated outside of its rules', async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.oneof(
            generated.badName.map((name) => ({ name })),
            generated.badPrice.map((price) => ({ price })),
            generated.control.map((description) => ({ description })),
          ),
          async (fields) => {
            await expectRefusal(create(fields), 422);
            await expectRefusal(update(fields), 422);
          },
        ),
        { numRuns: 60 },
      );
    });
  });

  describeBeforeSql(kind, 'a social link', () => {
    expectNoChange(() => ({ server, client }));

    const link = { platform: 'threads', url: 'https://threads.net/@lereng' };
    const REQUIRED = 'Platform dan URL harus diisi';

    it.each(BAD_PLATFORMS)('is not added with a platform %s', async (_, platform) => {
      const body = await expectRefusal(
        () => client.json('POST', '/social-media', { ...link, platform }),
        422,
      );
      expect(body.fields).toHaveProperty('platform');
    });

    it.each(BAD_URLS)('is not added with a URL %s', async (_, url) => {
      const body = await expectRefusal(
        () => client.json('POST', '/social-media', { ...link, url }),
        422,
      );
      expect(body.fields).toHaveProperty('url');
    });

    it.each(['platform', 'url'])('says the sentence for a missing %s', async (field) => {
      for (const value of [undefined, '', '  ']) {
        const body = await expectRefusal(
          () => client.json('POST', '/social-media', { ...link, [field]: value }),
          422,
        );
        expect(body.message).toBe(REQUIRED);
      }
    });

    it.each([...BAD_PLATFORMS, ...BAD_URLS].filter(([, value]) => value !== undefined))(
      'is not edited to a value %s',
      async (_, value) => {
        for (const field of ['platform', 'url']) {
          if (field === 'platform' && typeof value === 'string' && isPlatform(value)) continue;
          await expectRefusal(
            () => client.json('PUT', `/social-media/${linkId}`, { [field]: value }),
            422,
          );
        }
      },
    );

    it('says no to anything generated that is no pair of texts', async () => {
      const noText = fc.oneof(
        fc.constant(null),
        fc.boolean(),
        fc.double(),
        fc.array(fc.jsonValue()),
        fc.dictionary(fc.string(), fc.jsonValue()),
      );
      await fc.assert(
        fc.asyncProperty(fc.constantFrom('platform', 'url'), noText, async (field, value) => {
          await expectRefusal(
            () => client.json('POST', '/social-media', { ...link, [field]: value }),
            422,
          );
        }),
        { numRuns: 60 },
      );
    });
  });

  describeBeforeSql(kind, 'login', () => {
    expectNoChange(() => ({ server, client }));

    const MESSAGE = 'Username dan password diperlukan';

    it.each(BAD_CREDENTIALS)('is refused with a user name %s', async (_, username) => {
      const body = await expectRefusal(
        () => client.json('POST', '/auth/login', { username, password: 'x' }),
        422,
      );
      expect(body).toMatchObject({ message: MESSAGE, fields: { username: expect.any(String) } });
    });

    it.each(BAD_CREDENTIALS)('is refused with a password %s', async (_, password) => {
      const body = await expectRefusal(
        () => client.json('POST', '/auth/login', { username: 'admin', password }),
        422,
      );
      expect(body).toMatchObject({ message: MESSAGE, fields: { password: expect.any(String) } });
    });
  });

  describeBeforeSql(kind, 'any body', () => {
    expectNoChange(() => ({ server, client }));

    const send = (body: string, type = 'application/json') =>
      client.send('POST', '/social-media', body, { 'content-type': type });

    it.each(['[]', '"teks"', '7', 'null', 'true', '[{"platform":"x","url":"https://x.id"}]'])(
      '%s is no object: 422',
      async (body) => {
        await expectRefusal(() => send(body), 422);
      },
    );

    it.each(['{', '{"platform":', "{'platform':1}", '\u0000', '{"a":1}}'])(
      'malformed JSON %j: 400',
      async (body) => {
        await expectRefusal(() => send(body), 400);
      },
    );

    it('above 102,400 bytes: 413', async () => {
      const exact = JSON.stringify({ platform: '', url: '' }).length;
      await expectRefusal(
        () => send(JSON.stringify({ platform: '', url: long(102_401 - exact) })),
        413,
      );
      await expectRefusal(
        () => send(JSON.stringify({ platform: '', url: long(102_400 - exact) })),
        422,
      );
    });

    it.each([
      'text/plain',
      'application/x-www-form-urlencoded',
      'application/xml',
      'multipart/form-data; boundary=x',
    ])('of type %s where JSON belongs: 415', async (type) => {
      await expectRefusal(() => send('platform=x', type), 415);
    });

    it.each(['application/json', 'text/plain', 'application/x-www-form-urlencoded'])(
      'of type %s where a form belongs: 415',
      async (type) => {
        for (const { path } of FORMS) {
          const body = '{"name":"Kopi","title":"Kopi"}';
          await expectRefusal(() => client.send('POST', path, body, { 'content-type': type }), 415);
        }
      },
    );

    it('absent: what is required is missing', async () => {
      for (const { method, path, bodyType } of operations) {
        if (method !== 'POST' || bodyType === undefined || path.includes('{')) continue;
        await expectRefusal(() => client.send(method, path), 422);
      }
    });

    it.each([
      ['without a boundary', 'multipart/form-data', 'teks'],
      ['that is no form', 'multipart/form-data; boundary=b', 'teks'],
      [
        'that breaks off',
        'multipart/form-data; boundary=b',
        '--b\r\nContent-Disposition: form-data; name="name"\r\n\r\nKopi',
      ],
    ])('a form %s: 400', async (_, type, body) => {
      await expectRefusal(
        () => client.send('POST', '/menu-items', body, { 'content-type': type }),
        400,
      );
    });
  });

  describe('any login', () => {
    expectNoChange(() => ({ server, client }));

    it('survives extreme values', async () => {
      for (const value of [long(50_000), '\u0000', '\ud800', '🍊'.repeat(1000), "' OR 1=1 --"]) {
        await expectRefusal(() =>
          client.json('POST', '/auth/login', { username: value, password: 'x' }),
        );
      }
    });
  });

  it('ignores fields that it does not know, and stores none of them', async () => {
    const response = await client.json<Record<string, unknown>>('PUT', `/social-media/${linkId}`, {
      id: 99,
      createdAt: 'x',
      platform_key: 'x',
      __proto__: { admin: true },
      constructor: { prototype: {} },
      icon: 'Bukan',
    });
    expect(response.status).toBe(200);
    expect(response.body).toMatchObject({ id: linkId, platform: 'facebook', icon: 'Share2' });
    expect(Object.keys(response.body).sort()).toEqual(
      ['createdAt', 'icon', 'id', 'platform', 'url'].sort(),
    );
  });

  describe('any id', () => {
    expectNoChange(() => ({ server, client }));

    it.each([
      '0',
      '-1',
      '1.5',
      '1e0',
      '0x1',
      'abc',
      '%00',
      '%ff',
      '1%20',
      '99999999999',
      '9'.repeat(40),
      '2147483648',
      '١',
      "1'--",
      '4294967297',
    ])('%s is not found', async (id) => {
      for (const { method, path: template, bodyType } of BY_ID) {
        const path = template.replace('{id}', id);
        const response =
          bodyType === 'application/json'
            ? await client.json(method, path, { url: 'https://x.id' })
            : bodyType
              ? await client.form(method, path, { name: 'x', title: 'x' })
              : await client.send(method, path);
        expect([400, 404]).toContain(response.status);
        // nginx passes no NUL on.
        const isUnreadable = id === '%ff' || (id === '%00' && kind.name === 'replicas');
        if (!isUnreadable) expect(response.status).toBe(404);
        expectError(response);
      }
    });
  });
});

/** A text that is a bad URL may still be a fine platform's name. */
function isPlatform(value: string): boolean {
  const text = value.trim();
  return text.length > 0 && text.length <= 50 && !/(?![\n\r\t])[\p{Cc}\p{Cs}]/u.test(text);
}
