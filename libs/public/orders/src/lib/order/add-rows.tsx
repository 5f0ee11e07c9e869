import { ADD_KEY, addedText } from '@lereng/shared-domain/orders';
import { useRead } from '@lereng/web-data-access';
import { PageLink, paths } from '@lereng/web-feature';
import { Icon, type LocalTexts, ownLang, useHydrated } from '@lereng/web-ui';
import { useEffect, useId, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useWords } from '../words';
import { CHOICE_KEY, type Choice } from './choice';

const LISTS = { menu: paths.menu, packages: paths.packages } as const;
const CHOICES: readonly Choice[] = ['menu', 'packages'];

/** Leads to the lists, from which the bar at the foot leads back; without scripts to a choice on this page. */
export function AddRows() {
  const { add } = useWords();
  const hydrated = useHydrated();
  const content = (choice: Choice) => (
    <>
      <Icon name="plus" className="size-5" />
      <span>{add[choice]}</span>
    </>
  );
  return (
    <p className="flex flex-wrap gap-x-6 print:hidden">
      {CHOICES.map((choice) =>
        hydrated ? (
          <PageLink key={choice} to={LISTS[choice].getHref()} className="add-rows-link">
            {content(choice)}
          </PageLink>
        ) : (
          <button key={choice} name={CHOICE_KEY} value={choice} className="add-rows-link">
            {content(choice)}
          </button>
        ),
      )}
    </p>
  );
}

/**
 * The rows of which one is added without scripts: the lists themselves know nothing of the order, as their pages are the
 * same for all. With scripts that came later than the tap, it leads on to the list.
 */
export function RowChoice() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const wanted = new URLSearchParams(search).get(CHOICE_KEY);
  const [choice] = useState(() => CHOICES.find((each) => each === wanted));
  const isTaken = hydrated && choice !== undefined && wanted === null;
  useEffect(() => {
    if (isTaken) void navigate(LISTS[choice].getHref(), { replace: true });
  }, [isTaken, choice, navigate]);
  if (!choice || wanted === null) return null;
  return choice === 'menu' ? <MenuItems /> : <Packages />;
}

function MenuItems() {
  const { data = [] } = useRead('listMenuItemNames');
  return (
    <Rows
      choice="menu"
      rows={data.map((row) => ({
        ...row,
        text: addedText({ kind: 'menu-items', id: row.id, quantity: 1 }),
      }))}
    />
  );
}

function Packages() {
  const { data = [] } = useRead('listPackageNames');
  return (
    <Rows
      choice="packages"
      rows={data.map((row) => ({
        ...row,
        text: addedText({
          kind: 'packages',
          id: row.id,
          quantity: row.capacity === null ? 1 : null,
        }),
      }))}
    />
  );
}

interface RowsProps {
  choice: Choice;
  /** What visitors call each, and the text that adds it. */
  rows: readonly (LocalTexts & { name: string; text: string })[];
}

function Rows({ choice, rows }: RowsProps) {
  const { add } = useWords();
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="col-span-full print:hidden">
      <h2 id={titleId} className="text-lg">
        {add[choice]}
      </h2>
      <ul className="mt-2 grid gap-x-6 sm:grid-cols-2">
        {rows.map((row) => (
          <li key={row.text} className="min-w-0">
            <button
              name={ADD_KEY}
              value={row.text}
              lang={ownLang(row, 'name')}
              className="add-rows-link text-left wrap-anywhere"
            >
              {row.name}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
