import { createEvent, fireEvent, screen } from '@testing-library/react';
import { renderAdminPage } from '../../../testing';
import type { Field } from '../field';
import { focusFields, image, imageFocus, type Focus } from '../fields';
import { FormSection } from '../form-section';

type Values = { image: File | null; focus: Focus };

const stored = {
  image_url: '/uploads/a/1600.jpg',
  image_width: 1600,
  image_height: 900,
  image_placeholder: null,
  image_sources: [],
  image_focus_x: 20,
  image_focus_y: 80,
};

function show(present: typeof stored | null = stored) {
  const current = present ?? undefined;
  const fields: Field<Values>[] = [
    image({ name: 'image', label: 'Gambar', shape: '4/3', current }),
    imageFocus({ name: 'focus', image: 'image', current, shapes: ['card', 'portrait'] }),
  ];
  const save = jest.fn<Promise<unknown>, [Values]>(() => Promise.resolve());
  const page = renderAdminPage(
    <FormSection
      title="Formulir"
      fields={fields}
      initial={{ image: null, focus: [] }}
      failed="Gagal"
      saved="Tersimpan"
      save={save}
    />,
  );
  const submit = async () => {
    await page.user.click(screen.getByRole('button', { name: 'Simpan' }));
    return save.mock.calls[0]?.[0].focus;
  };
  return { ...page, submit };
}

const point = () => screen.getByRole('button', { name: /^Titik fokus/ });
const photo = () => new File(['foto'], 'foto.jpg', { type: 'image/jpeg' });

it('begins at the stored focus, and saves none where it was not moved', async () => {
  const { submit } = show();
  expect(point()).toHaveAccessibleName('Titik fokus, 20% dari kiri dan 80% dari atas');
  expect(await submit()).toEqual([]);
});

it('is moved with the arrow keys, within the picture', async () => {
  const { user, submit } = show();
  point().focus();
  await user.keyboard('{ArrowRight}{Shift>}{ArrowDown}{ArrowDown}{ArrowDown}{/Shift}');
  expect(await submit()).toEqual([22, 100]);
});

it('is moved to where the picture is pressed', async () => {
  const { submit } = show();
  const picture = point().parentElement!;
  jest.spyOn(picture, 'getBoundingClientRect').mockReturnValue(new DOMRect(100, 50, 200, 100));
  fireEvent.click(picture, { clientX: 250, clientY: 60 });
  expect(await submit()).toEqual([75, 10]);
});

it('is dragged by its handle', async () => {
  const { submit } = show();
  const handle = point();
  jest
    .spyOn(handle.parentElement!, 'getBoundingClientRect')
    .mockReturnValue(new DOMRect(100, 50, 200, 100));
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
  const { user, submit } = show();
  point().focus();
  await user.keyboard('{ArrowRight}');
  await user.upload(screen.getByLabelText('Gambar'), photo());
  expect(
    await screen.findByRole('button', { name: 'Titik fokus, 50% dari kiri dan 50% dari atas' }),
  ).toBeInTheDocument();
  expect(await submit()).toEqual([]);
});

it('is hidden while there is no picture', async () => {
  const { user } = show(null);
  expect(
    screen.queryByRole('group', { name: 'Bagian yang selalu tampak' }),
  ).not.toBeInTheDocument();
  await user.upload(screen.getByLabelText('Gambar'), photo());
  expect(
    await screen.findByRole('group', { name: 'Bagian yang selalu tampak' }),
  ).toBeInTheDocument();
});

describe('of a file that is no picture', () => {
  const FIELD = 'Bagian yang selalu tampak';
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
    const { user } = show(null);
    await user.upload(screen.getByLabelText('Gambar'), broken(start));
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(screen.queryByRole('group', { name: FIELD })).not.toBeInTheDocument();
  });

  it('is the middle of the picture that is chosen instead', async () => {
    const { user, submit } = show();
    point().focus();
    await user.keyboard('{ArrowRight}');
    await user.upload(screen.getByLabelText('Gambar'), broken('bukan gambar'));
    await screen.findByText('File harus berupa gambar');
    Reflect.deleteProperty(globalThis, 'createImageBitmap');
    await user.upload(screen.getByLabelText('Gambar'), photo());
    expect(
      await screen.findByRole('button', { name: 'Titik fokus, 50% dari kiri dan 50% dari atas' }),
    ).toBeInTheDocument();
    expect(await submit()).toEqual([]);
  });
});

it('is sent with both coordinates or not at all', () => {
  expect(focusFields([])).toEqual({});
  expect(focusFields([10, 0])).toEqual({ image_focus_x: 10, image_focus_y: 0 });
});
