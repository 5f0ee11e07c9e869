import type { FakeApi } from '@lereng/web-testing';
import { fireEvent, screen, within } from '@testing-library/react';
import type { PictureValue } from '../lib/form/form-value';

export const button = (name: string | RegExp) => screen.getByRole('button', { name });
export const noButton = (name: string | RegExp) =>
  expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
/** Waits for an alert, which says this. */
export const expectAlert = async (text: string | RegExp) =>
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
export const dialog = (name: string) => screen.getByRole('dialog', { name });
export const noDialog = () => expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

/** Types into the field with that label, all at once. */
export const put = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

/** Until the mocks are restored. */
export const onNarrowScreen = () =>
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation(
      (media) => Object.assign(new EventTarget(), { media, matches: true }) as never,
    );

/** The value of a picture's field. */
export const pictured = (
  picture: PictureValue['picture'],
  focus: PictureValue['focus'] = null,
): PictureValue => ({ picture, focus });

export const photo = () => new File(['foto'], 'foto.jpg', { type: 'image/jpeg' });

/** A screen may have a grid above its table. */
export const inTable = () => within(screen.getByRole('table'));

/** What the row of a list says whose cells name this, cell by cell. */
export const cells = (name: string) =>
  within(inTable().getByRole('row', { name: new RegExp(name) }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

/** What the rows of a list say in a column, which are counted from 0. */
export const column = (position: number) =>
  inTable()
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[position]?.textContent);

/** The body of each call of a method, with the entries of form data. */
export const sent = ({ calls }: FakeApi, method: string) =>
  calls
    .filter((call) => call.method === method)
    .map(({ body }) => (body instanceof FormData ? Object.fromEntries(body) : body));

export const expectNoWrite = ({ calls }: FakeApi) =>
  expect(calls.filter(({ method }) => method !== 'GET')).toEqual([]);
