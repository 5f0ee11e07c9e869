import { useId, useState } from 'react';
import { words } from './words';

/** Help for an owner without the password: there is no mail to reset it by. */
export function ForgottenPassword() {
  const id = useId();
  const [open, setOpen] = useState(false);
  const { question, answer, command, after } = words.forgotten;
  return (
    <div className="flex flex-col gap-2">
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        className="text-link self-start"
      >
        {question}
      </button>
      <div
        id={id}
        hidden={!open}
        className="rounded-card border border-line bg-surface-raised p-4 text-sm"
      >
        <p>{answer}</p>
        <p className="my-2 font-mono font-semibold">{command}</p>
        <p>{after}</p>
      </div>
    </div>
  );
}
