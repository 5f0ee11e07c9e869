import { type ImageEntity } from './image.entity';
import { toImageFields } from './image-fields';

it('describes every version of an image', () => {
  const image: ImageEntity = {
    id: 'ab'.repeat(16),
    width: 640,
    height: 480,
    widths: [320, 640],
    placeholder: 'data:image/webp;base64,AAAA',
    state: 'kept',
    leaseExpiresAt: null,
  };
  const folder = `/uploads/${image.id}`;
  expect(toImageFields(image)).toEqual({
    image_url: `${folder}/640.jpg`,
    image_width: 640,
    image_height: 480,
    image_placeholder: 'data:image/webp;base64,AAAA',
    image_sources: [
      { type: 'image/avif', srcset: `${folder}/320.avif 320w, ${folder}/640.avif 640w` },
      { type: 'image/webp', srcset: `${folder}/320.webp 320w, ${folder}/640.webp 640w` },
    ],
  });
});
