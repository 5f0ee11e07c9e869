import { anImage } from '@lereng/web-testing';
import { createEvent, fireEvent, screen, waitFor } from '@testing-library/react';
import { button, photo, renderForm } from '../../../testing';
import type { Field } from '../field';
import { focusFields, image, storedPicture } from '../fields/image';
import type { PictureValue } from '../form-value';

type Values = { image: PictureValue };

const stored = { ...anImage('kopi'), image_focus_x: 20, image_focus_y: 80 };

function show(current?: typeof stored) {
  const fields: Field<Values>[] = [
    image({ name: 'image', label: 'Gambar', shape: '4/3', crops: ['card', 'portrait'], current }),
  ];
  const initial = { image: storedPicture(current) };
  const { save, ...page } = renderForm<Values>({ fields, initial });
  const submit = async () => {
    await page.submit();
    return save.mock.calls[0]?.[0].image.focus;
  };
  return { ...page, submit };
}

const point = () => button(/^Titik fokus/);
const area = () => screen.queryByRole('group', { name: 'Bagian yang selalu tampak' });
const isInTheMiddle = () =>
  screen.findByRole('button', { name: /50% dari kiri dan 50% dari atas$/ });

/** Lays the picture out, which jsdom does not. */
function layOut() {
  const picture = point().parentElement!;
  jest.spyOn(picture, 'getBoundingClientRect').mockReturnValue(new DOMRect(100, 50, 200, 100));
  return picture;
}

it('begins at the stored focus, and stays there where it was not moved', async () => {
  const { submit } = show(stored);
  expect(point()).toHaveAccessibleName('Titik fokus, 20% dari kiri dan 80% dari atas');
  expect(await submit()).toEqual([20, 80]);
});

it('is moved with the arrow keys, within the picture', async () => {
  const { user, submit } = show(stored);
  point().focus();
  await user.keyboard('{ArrowRight}{Shift>}{ArrowDown}{ArrowDown}{ArrowDown}{/Shift}');
  expect(await submit()).toEqual([22, 100]);
});

it('is moved to where the picture is pressed', async () => {
  const { submit } = show(stored);
  fireEvent.click(layOut(), { clientX: 250, clientY: 60 });
  expect(await submit()).toEqual([75, 10]);
});

it('is dragged by its handle', async () => {
  const { submit } = show(stored);
  layOut();
  const handle = point();
  let captured = false;
  handle.setPointerCapture = () => void (captured = true);
  handle.hasPointerCapture = () => captured;
  // jsdom's pointer events have no position.
  const drag = () =>
    fireEvent(
      handle,
      Object.assign(createEvent.pointerMove(handle), { clientX: 110, clientY: 140 }),
    );
  drag();
  expect(point()).toHaveAccessibleName('Titik fokus, 20% dari kiri dan 80% dari atas');
  fireEvent.pointerDown(handle);
  drag();
  expect(await submit()).toEqual([5, 90]);
});

it('is the middle of another picture', async () => {
  const { user, submit } = show(stored);
  point().focus();
  await user.keyboard('{ArrowRight}');
  await user.upload(screen.getByLabelText('Gambar'), photo());
  expect(await isInTheMiddle()).toBeInTheDocument();
  expect(await submit()).toBeNull();
});

it('is hidden while there is no picture', async () => {
  const { user } = show();
  expect(area()).not.toBeInTheDocument();
  await user.upload(screen.getByLabelText('Gambar'), photo());
  await waitFor(() => expect(area()).toBeInTheDocument());
});

describe('of a file that is no picture', () => {
  const broken = (start: string) => new File([start], 'foto.jpg', { type: 'image/jpeg' });
  beforeEach(() => {
    Object.assign(globalThis, { createImageBitmap: () => Promise.reject(new Error('unknown')) });
  });
  afterEach(() => {
    Reflect.deleteProperty(globalThis, 'createImageBitmap');
  });

  it.each([
    ['bukan gambar, tetapi teks', 'File harus berupa gambar'],
    ['\0\0\0\x18ftypheic\0\0\0\0', /^Foto HEIC tidak dapat dibaca/],
  ])('is hidden, and %j is refused as soon as it is chosen', async (start, message) => {
    const { user } = show();
    await user.upload(screen.getByLabelText('Gambar'), broken(start));
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(area()).not.toBeInTheDocument();
  });

  it('is the middle of the picture that is chosen instead', async () => {
    const { user, submit } = show(stored);
    point().focus();
    await user.keyboard('{ArrowRight}');
    await user.upload(screen.getByLabelText('Gambar'), broken('bukan gambar'));
    await screen.findByText('File harus berupa gambar');
    Reflect.deleteProperty(globalThis, 'createImageBitmap');
    await user.upload(screen.getByLabelText('Gambar'), photo());
    expect(await isInTheMiddle()).toBeInTheDocument();
    expect(await submit()).toBeNull();
  });
});

it('is sent with both coordinates or not at all, and only where it was moved', () => {
  expect(focusFields(null)).toEqual({});
  expect(focusFields([10, 0])).toEqual({ image_focus_x: 10, image_focus_y: 0 });
  const { initial, send } = image({
    name: 'image',
    label: '',
    shape: '4/3',
    crops: [],
    current: stored,
  });
  expect(send(initial)).toEqual({});
  expect(send({ ...initial, focus: [1, 2] })).toEqual({ image_focus_x: 1, image_focus_y: 2 });
});
