import { type ImageEntity } from './image.entity';
import { toImageFields, toPortraitSources } from './image-fields';

const image: ImageEntity = {
  id: 'ab'.repeat(16),
  width: 640,
  height: 480,
  widths: [320, 640],
  portraitWidths: [270, 300],
  portraitCrop: 'p-20-80-0badcafe',
  icons: null,
  logoTone: null,
  placeholder: 'data:image/webp;base64,AAAA',
  focus: { x: 20, y: 80 },
  state: 'kept',
  leaseExpiresAt: null,
  trashedAt: null,
};
const folder = `/uploads/${image.id}`;

it('describes every version of an image', () => {
  expect(toImageFields(image)).toEqual({
    image_url: `${folder}/640.jpg`,
    image_width: 640,
    image_height: 480,
    image_placeholder: 'data:image/webp;base64,AAAA',
    image_sources: [
      { type: 'image/avif', srcset: `${folder}/320.avif 320w, ${folder}/640.avif 640w` },
      { type: 'image/webp', srcset: `${folder}/320.webp 320w, ${folder}/640.webp 640w` },
    ],
    image_focus_x: 20,
    image_focus_y: 80,
  });
});

it('has a picture with transparency where its URL leads', () => {
  const transparent = { ...image, placeholder: null };
  expect(toImageFields(transparent).image_url).toBe(`${folder}/640.webp`);
});

it('names the files of a portrait crop by the crop, and none where there is none', () => {
  const crop = `${folder}/p-20-80-0badcafe-`;
  expect(toPortraitSources(image)).toEqual([
    { type: 'image/avif', srcset: `${crop}270.avif 270w, ${crop}300.avif 300w` },
    { type: 'image/webp', srcset: `${crop}270.webp 270w, ${crop}300.webp 300w` },
  ]);
  expect(toPortraitSources({ ...image, portraitCrop: null, portraitWidths: null })).toEqual([]);
});
