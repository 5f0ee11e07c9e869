import { compact, expand } from './compact-json';

const throughText = (value: unknown) => expand(JSON.parse(JSON.stringify(compact(value))));

const sourcesOf = (folder: string, names: string[]) =>
  ['avif', 'webp'].map((format) => ({
    type: `image/${format}`,
    srcset: names.map((name) => `${folder}/${name}.${format} ${/\d+$/.exec(name)![0]}w`).join(', '),
  }));

const image = {
  image_url: '/uploads/0f1e/1600.jpg',
  image_width: 1600,
  image_sources: sourcesOf('/uploads/0f1e', ['320', '640', '1600']),
  image_portrait_sources: sourcesOf('/uploads/0f1e', ['upright-360', 'upright-675']),
};

describe('compact JSON', () => {
  it.each([
    ['values', { a: [1, 'dua', null, true, [], {}, [[0], [1]]], b: { a: 0 } }],
    ['optional fields', [{ a: 1, b: 2 }, { a: 1 }, { b: 2, a: 1 }]],
    ['a text', 'teks'],
    ['nothing', null],
    ['images', [image, { ...image, image_portrait_sources: [] }]],
    ['an image without a URL', { image_url: null, image_sources: [] }],
    ['sources that are text', { image_url: '/a/1.jpg', image_sources: [], name: '320 640' }],
    ['one format', { ...image, image_sources: image.image_sources.slice(0, 1) }],
    [
      'formats with widths of their own',
      {
        ...image,
        image_sources: [
          image.image_sources[0],
          { type: 'image/webp', srcset: '/uploads/0f1e/320.webp 320w' },
        ],
      },
    ],
    ['files of another folder', { ...image, image_url: 'https://elsewhere.test/a.jpg' }],
    [
      'names without their width',
      { ...image, image_sources: [{ type: 'image/avif', srcset: '/a/x.avif 320w' }] },
    ],
    [
      'one picture for all screens',
      { ...image, image_sources: [{ type: 'image/avif', srcset: '/a/x.avif' }] },
    ],
  ])('keeps %s', (_what, value) => {
    expect(throughText(value)).toEqual(value);
  });

  it('leaves out undefined fields, as JSON does', () => {
    expect(throughText({ a: undefined, b: [undefined] })).toEqual({ b: [null] });
  });

  it('names fields and the folder of an image once', () => {
    const text = JSON.stringify(compact([image, image]));
    expect(text.match(/image_portrait_sources/g)).toHaveLength(1);
    expect(text.match(/0f1e/g)).toHaveLength(2);
    expect(text).toContain('"320 640 1600","upright-360 upright-675"');
  });
});
