import { failure, type FakeRoutes } from '@lereng/web-testing';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { ComponentType } from 'react';
import {
  button,
  column,
  dialog,
  expectNoWrite,
  inTable,
  noButton,
  noDialog,
  put,
  sent,
} from './on-screen';
import { renderAdminPage } from './render-admin-page';

interface ListPage {
  Page: ComponentType;
  /** Responses of a page that works; those of its list are the rows. */
  api: FakeRoutes;
  /** Of the list in the API. */
  path: string;
  /** As the dialogs' titles call a row. */
  title: string;
  /** How the first row is named on its buttons. */
  name: string;
  columns: string[];
  /** The columns that nothing is sorted by. */
  unsorted?: string[];
  /** The column with the rows' names; `Nama` by default. */
  headline?: string;
  /** The names of all rows as each column sorts them, where that is tried. */
  sorted?: Record<string, string[]>;
  /** The labels of a form, in their order, where that is tried. */
  fields?: string[];
  /** Whether the rows have an order of their own. */
  ordered?: boolean;
  sentences: {
    empty: string;
    loadFailed: string;
    addFailed: string;
    editFailed: string;
    removeFailed: string;
    question: string;
    addRule: string;
    editRule: string;
  };
  /** What a form refuses, with the sentences for that. */
  refused: Record<string, string>;
  /** By the labels of the texts in a form how many characters each may have. */
  longest?: Record<string, number>;
  /** Fills in a whole form. */
  fillIn: (user: UserEvent) => unknown;
  /** What is sent of a new row that was filled in so. */
  written: object;
  /** What the details of the row with that name say. */
  detail?: { of: string; says: string[] };
}

/** What is a screen's own of the behaviour that every list has: its columns and its sentences. */
export function describeListPage(page: ListPage): void {
  const { Page, api, path, title, name, columns, unsorted = ['Gambar'], sentences } = page;
  const rows = api[`GET ${path}`] as { id: number }[];
  const [first, second, ...others] = rows.map(({ id }) => id);
  const row = `${path}/${first}`;

  async function show(more: FakeRoutes = {}) {
    const rendered = renderAdminPage(<Page />, { api: { ...api, ...more } });
    await screen.findByRole('table');
    return rendered;
  }

  describe('as a list', () => {
    it('has its columns, sorted by all that have an order', async () => {
      await show();
      const headers = inTable().getAllByRole('columnheader');
      expect(headers.map(({ textContent }) => textContent)).toEqual([...columns, 'Aksi']);
      const sorted = headers.filter((each) => each.hasAttribute('aria-sort'));
      expect(sorted.map(({ textContent }) => textContent)).toEqual(
        columns.filter((column) => !unsorted.includes(column)),
      );
    });

    it('says that there is nothing, or that it cannot be loaded', async () => {
      const { unmount } = renderAdminPage(<Page />, { api: { ...api, [`GET ${path}`]: [] } });
      expect(await screen.findByText(sentences.empty)).toBeInTheDocument();
      unmount();
      renderAdminPage(<Page />, { api: { ...api, [`GET ${path}`]: failure(500) } });
      expect(await screen.findByRole('alert')).toHaveTextContent(sentences.loadFailed);
    });

    it('adds a row and fetches the list again, and says when a save has failed', async () => {
      const { user, api: fake } = await show({ [`POST ${path}`]: failure(503) });
      await user.click(button(`Tambah ${title}`));
      await page.fillIn(user);
      await user.click(button('Simpan'));
      expect(await screen.findByText(sentences.addFailed)).toBeInTheDocument();
      fake.respondWith({
        [`POST ${path}`]: { status: 201, body: rows[0] },
        [`GET ${path}`]: rows.slice(0, 1),
      });
      await user.click(button('Simpan'));
      await waitFor(noDialog);
      expect(await screen.findByText('1 data')).toBeInTheDocument();
      expect(sent(fake, 'POST').at(-1)).toEqual(page.written);
    });

    it('says when a change of a row has failed', async () => {
      const { user } = await show({ [`PUT ${row}`]: failure(503) });
      await user.click(button(`Edit ${name}`));
      await page.fillIn(user);
      await user.click(button('Simpan'));
      expect(await screen.findByText(sentences.editFailed)).toBeInTheDocument();
    });

    it.each([
      [`Tambah ${title}`, sentences.addRule],
      [`Edit ${name}`, sentences.editRule],
    ])('%s refuses what is missing', async (opener, rule) => {
      const { user, api: fake } = await show();
      await user.click(button(opener));
      for (const [label, value] of Object.entries(page.refused)) put(label, value);
      await user.click(button('Simpan'));
      expect(await screen.findByRole('alert')).toHaveTextContent(rule);
      expectNoWrite(fake);
    });

    it('asks before it deletes a row, and says when that has failed', async () => {
      const { user, api: fake } = await show({ [`DELETE ${row}`]: failure(500) });
      await user.click(button(`Hapus ${name}`));
      expect(dialog(`Hapus ${title}`)).toHaveTextContent(sentences.question);
      await waitFor(() => expect(button('Hapus')).toBeEnabled());
      await user.click(button('Hapus'));
      expect(await screen.findByRole('alert')).toHaveTextContent(sentences.removeFailed);
      fake.respondWith({
        [`DELETE ${row}`]: { status: 204, body: undefined },
        [`GET ${path}`]: rows.slice(1),
      });
      await user.click(button('Hapus'));
      await waitFor(noDialog);
      await waitFor(() => noButton(`Edit ${name}`));
      expect(screen.getByText(`${rows.length - 1} data`)).toBeInTheDocument();
    });

    const { detail, fields, headline = 'Nama', longest, ordered, sorted } = page;
    if (sorted) {
      it('is sorted by what each column is about', async () => {
        const { user } = await show();
        for (const [header, names] of Object.entries(sorted)) {
          await user.click(button(header));
          expect([header, column(columns.indexOf(headline))]).toEqual([header, names]);
        }
      });
    }

    if (fields) {
      it('has the fields of a form in their order', async () => {
        const { user } = await show();
        await user.click(button(`Tambah ${title}`));
        const labels = [...dialog(`Tambah ${title}`).querySelectorAll('[id$="-label"]')];
        expect(labels.map(({ textContent }) => textContent)).toEqual(fields);
      });
    }

    if (longest) {
      it('takes no text that is longer than the API does', async () => {
        const { user, api: fake } = await show();
        await user.click(button(`Edit ${name}`));
        const invalid = () =>
          Object.keys(longest).filter(
            (label) => screen.getByLabelText(label).getAttribute('aria-invalid') === 'true',
          );
        const type = (more: number) => {
          for (const [label, most] of Object.entries(longest)) {
            put(label, 'x'.repeat(most + more));
          }
        };
        type(1);
        await user.click(button('Simpan'));
        await waitFor(() => expect(invalid()).toEqual(Object.keys(longest)));
        expectNoWrite(fake);
        type(0);
        await waitFor(() => expect(invalid()).toEqual([]));
      });
    }

    if (detail) {
      it('shows the details of a row', async () => {
        const { user } = await show();
        await user.click(button(`Lihat ${detail.of}`));
        const shown = within(dialog(`Detail ${title}`));
        for (const text of detail.says) expect(shown.getByText(text)).toBeInTheDocument();
      });
    }

    if (!ordered) return;
    it('saves its order in one request, and is fetched again', async () => {
      const { user, api: fake } = await show({ [`PUT ${path}/order`]: rows });
      await user.click(button('Atur urutan'));
      await user.click(button(`Turunkan ${name}`));
      await user.click(button('Simpan'));
      await screen.findByRole('table');
      const calls = fake.calls.filter((call) => call.path.startsWith(path));
      expect(calls.map((call) => `${call.method} ${call.path}`)).toEqual([
        `GET ${path}`,
        `PUT ${path}/order`,
        `GET ${path}`,
      ]);
      expect(calls[1]?.body).toEqual({ ids: [second, first, ...others] });
    });
  });
}
