import { anImage, NO_IMAGE } from '@lereng/web-testing';
import { withSources, withWidths } from './picture-widths';

const file = (format: string, width: number) => `/uploads/a/${width}.${format} ${width}w`;
const sources = ['avif', 'webp'].map((format) => ({
  type: `image/${format}`,
  srcset: `${file(format, 320)}, ${file(format, 1280)}`,
}));
const portrait = sources.map(({ type, srcset }) => ({
  type,
  srcset: srcset.replaceAll('/a/', '/a/p-62-40-bccccfc6-'),
}));

describe('the pictures of the state', () => {
  it('are in the document by their widths', () => {
    const row = { id: 1, image_sources: sources, image_portrait_sources: portrait };
    expect(withWidths([row])).toEqual([
      {
        id: 1,
        image_sources: ['/uploads/a/', 320, 1280],
        image_portrait_sources: ['/uploads/a/p-62-40-bccccfc6-', 320, 1280],
      },
    ]);
  });

  it.each([
    ['in a list', [{ ...anImage('b'), image_sources: sources, images: [anImage('c')] }]],
    ['of one row', { value: '/uploads/a/1280.jpg', image_sources: sources }],
    ['that there are none of', [{ ...NO_IMAGE, promotion: null, packages: [{ id: 1 }] }]],
    ['of another form', { image_sources: [...sources].reverse() }],
    ['of one format', { image_sources: sources.slice(1) }],
    ['of other files', { image_sources: [sources[0], portrait[1]] }],
  ])('%s are the same in the browser', (_case, data) => {
    expect(withSources(JSON.parse(JSON.stringify(withWidths(data))))).toEqual(data);
  });
});
