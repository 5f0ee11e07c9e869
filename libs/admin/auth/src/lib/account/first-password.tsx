import { Dialog } from '@lereng/admin-kit/shell';
import type { NewPerson } from '@lereng/web-data-access/people-admin';
import { Button } from '@lereng/web-ui';
import { useState } from 'react';
import { words } from './words';

const own = words.people.added;

/** Shows the first password of somebody who was added, which is nowhere else. */
export function FirstPassword({ person, onClose }: { person: NewPerson; onClose: () => void }) {
  const { name, username, first_password } = person;
  const [isCopied, setIsCopied] = useState(false);
  const copy = () =>
    navigator.clipboard.writeText(own.forChat(username, first_password)).then(
      () => setIsCopied(true),
      () => setIsCopied(false),
    );
  // Browsers have it on secure pages alone; what is shown can be selected.
  const canCopy = 'clipboard' in navigator;
  return (
    <Dialog
      title={own.title(name)}
      question
      cross={false}
      onClose={onClose}
      actions={
        <>
          {canCopy && (
            <Button variant="secondary" onClick={() => void copy()}>
              {isCopied ? own.copied : own.copy}
            </Button>
          )}
          <Button data-autofocus onClick={onClose}>
            {own.done}
          </Button>
        </>
      }
    >
      <p>{own.text}</p>
      <dl className="mt-3 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1">
        <dt className="text-muted">{own.username}</dt>
        <dd className="font-semibold wrap-anywhere select-all">{username}</dd>
        <dt className="text-muted">{own.password}</dt>
        <dd className="font-mono font-semibold wrap-anywhere select-all">{first_password}</dd>
      </dl>
      <p role="status" className="sr-only">
        {isCopied && own.copied}
      </p>
    </Dialog>
  );
}
