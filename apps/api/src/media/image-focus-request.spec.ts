import 'reflect-metadata';
import { PartialType } from '@nestjs/swagger';
import { DtoPipe } from '../platform/validation';
import { ImageFocusRequest, toImageFocus } from './image-focus-request';

class CreateRequest extends ImageFocusRequest {}
class UpdateRequest extends PartialType(CreateRequest, { skipNullProperties: false }) {}

const pipe = new DtoPipe();

describe.each([CreateRequest, UpdateRequest])('The focus in a %p', (metatype) => {
  const read = (body: object) => pipe.transform(body, { type: 'body', metatype });
  const errors = (body: object) =>
    read(body).then(
      () => ({}),
      ({ fields }: { fields: object }) => fields,
    );

  it('is both coordinates, or none', async () => {
    const focus = await read({ image_focus_x: '0', image_focus_y: '100' });
    expect(toImageFocus(focus as ImageFocusRequest)).toEqual({ x: 0, y: 100 });
    const none = await read({});
    expect(Object.keys(none as object)).toEqual([]);
    expect(toImageFocus(none as ImageFocusRequest)).toBeUndefined();
  });

  it('says which coordinate is missing', async () => {
    const x = { image_focus_x: 'Titik fokus mendatar harus diisi' };
    const y = { image_focus_y: 'Titik fokus tegak harus diisi' };
    expect(await errors({ image_focus_x: '5' })).toEqual(y);
    expect(await errors({ image_focus_y: '5' })).toEqual(x);
    expect(await errors({ image_focus_x: ' ', image_focus_y: '5' })).toEqual(x);
    expect(await errors({ image_focus_x: '', image_focus_y: '' })).toEqual({ ...x, ...y });
  });

  it.each(['-1', '101', '49.5', '5e1', '0x10', 'tengah'])('is no %s', async (value) => {
    expect(await errors({ image_focus_x: value, image_focus_y: '5' })).toEqual({
      image_focus_x: 'Titik fokus mendatar harus berupa angka bulat dari 0 sampai 100',
    });
  });
});
