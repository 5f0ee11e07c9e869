import { ADD_KEY, addedText, readOrder, type OrderLine } from '@lereng/shared-domain/orders';
import { useRead } from '@lereng/web-data-access';
import { Button } from '@lereng/web-ui';
import { useId, useRef } from 'react';
import { useWords } from '../words';
import { FIELD } from './field';

/** Adds another row without leaving the order. */
export function AddRow({ onAdd }: { onAdd: (line: OrderLine) => void }) {
  const words = useWords();
  const id = useId();
  const select = useRef<HTMLSelectElement>(null);
  const { data: menuItems = [] } = useRead('listMenuItemNames');
  const { data: packages = [] } = useRead('listPackageNames');
  const add = () => {
    if (!select.current) return;
    const [line] = readOrder(new URLSearchParams(select.current.value)).lines;
    select.current.value = '';
    if (line) onAdd(line);
  };
  return (
    <div className="mt-4 flex flex-col gap-1">
      <label htmlFor={id} className="text-sm font-semibold">
        {words.add}
      </label>
      <div className="flex gap-2">
        <select
          ref={select}
          id={id}
          name={ADD_KEY}
          defaultValue=""
          className={`${FIELD} min-w-0 flex-1`}
        >
          <option value="">{words.chooseRow}</option>
          <optgroup label={words.packages}>
            {packages.map(({ id: rowId, name, capacity }) => (
              <option
                key={rowId}
                value={addedText({
                  kind: 'packages',
                  id: rowId,
                  quantity: capacity === null ? 1 : null,
                })}
              >
                {name}
              </option>
            ))}
          </optgroup>
          <optgroup label={words.menu}>
            {menuItems.map(({ id: rowId, name }) => (
              <option key={rowId} value={addedText({ kind: 'menu-items', id: rowId, quantity: 1 })}>
                {name}
              </option>
            ))}
          </optgroup>
        </select>
        <Button type="submit" variant="secondary" onClick={add}>
          {words.addButton}
        </Button>
      </div>
      <noscript>
        <p className="text-sm text-muted">{words.addHere}</p>
      </noscript>
    </div>
  );
}
