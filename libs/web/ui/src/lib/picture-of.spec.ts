import { pictureOf } from './picture-of';

const whole = {
  image_url: '/uploads/a/640.jpg',
  image_width: 640,
  image_height: 480,
  image_placeholder: 'data:image/webp;base64,AAAA',
  image_sources: [{ type: 'image/avif', srcset: '/uploads/a/640.avif 640w' }],
  image_focus_x: 20,
  image_focus_y: 80,
};

describe('pictureOf', () => {
  it("returns the row's picture fields only", () => {
    expect(pictureOf({ ...whole, ...{ id: 3 } })).toEqual(whole);
  });

  it('needs neither placeholder, sources nor focus', () => {
    const { image_url, image_width, image_height } = whole;
    expect(pictureOf({ image_url, image_width, image_height })).toEqual({
      image_url,
      image_width,
      image_height,
      image_placeholder: null,
      image_sources: [],
    });
  });

  it.each(['image_url', 'image_width', 'image_height'])('is null without %s', (field) => {
    expect(pictureOf({ ...whole, [field]: null })).toBeNull();
    expect(pictureOf({ ...whole, [field]: undefined })).toBeNull();
  });
});
