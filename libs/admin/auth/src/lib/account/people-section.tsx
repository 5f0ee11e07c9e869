import { ActionMenu, ConfirmDialog, useMessage } from '@lereng/admin-kit/shell';
import { ROLE_NAMES } from '@lereng/shared-domain';
import { formatInstantWithTime } from '@lereng/shared-sentences';
import {
  useListAdminsQuery,
  useRemoveAdminMutation,
  useRemoveAdminSessionsMutation,
  type NewPerson,
  type Person,
} from '@lereng/web-data-access/people-admin';
import { usePageEnvironment } from '@lereng/web-feature';
import { Button } from '@lereng/web-ui';
import { LogOut, Pencil, Trash2, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { AccountSection, UnloadedList } from './account-section';
import { FirstPassword } from './first-password';
import { PersonForm } from './person-form';
import { words } from './words';

const { people: own } = words;

type Task = { kind: 'add' } | { kind: 'edit' | 'end' | 'remove'; person: Person };

/** Who may log in, each with what an owner does about it. */
export function PeopleSection() {
  const { data, isError, refetch } = useListAdminsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const [endSessions] = useRemoveAdminSessionsMutation();
  const [remove] = useRemoveAdminMutation();
  const [task, setTask] = useState<Task | null>(null);
  const [added, setAdded] = useState<NewPerson | null>(null);
  const messages = useMessage();

  const begin = (next: Task) => {
    messages.clear();
    setTask(next);
  };
  const close = () => setTask(null);
  const finish = (done: string) => {
    close();
    messages.show(done, 'success');
  };
  const question = { asksPassword: true, onClose: close };

  return (
    <AccountSection title={own.title} messages={messages}>
      <p className="text-muted">{own.text}</p>
      {data && (
        <ul className="divide-y divide-line">
          {data.map((person) => (
            <PersonRow key={person.id} person={person} onTask={begin} />
          ))}
        </ul>
      )}
      {!data && <UnloadedList words={own} isError={isError} onRetry={() => void refetch()} />}
      <Button variant="secondary" className="self-start" onClick={() => begin({ kind: 'add' })}>
        <UserPlus aria-hidden="true" className="size-5" />
        {own.add}
      </Button>
      {(task?.kind === 'add' || task?.kind === 'edit') && (
        <PersonForm
          person={task.kind === 'edit' ? task.person : null}
          onAdded={setAdded}
          onSaved={({ name }) => finish(own.saved(name))}
          onClose={close}
        />
      )}
      {task?.kind === 'end' && (
        <ConfirmDialog
          {...question}
          title={own.end(task.person.name)}
          question={own.endQuestion(task.person.name)}
          action={own.endAction}
          failed={own.endFailed}
          confirm={(password) => endSessions({ id: task.person.id, body: { password } }).unwrap()}
          onDone={() => finish(own.ended(task.person.name))}
        />
      )}
      {task?.kind === 'remove' && (
        <ConfirmDialog
          {...question}
          title={own.remove(task.person.name)}
          question={own.removeQuestion(task.person.name)}
          failed={own.removeFailed}
          confirm={(password) => remove({ id: task.person.id, body: { password } }).unwrap()}
          onDone={() => finish(own.removed(task.person.name))}
        />
      )}
      {added && !task && <FirstPassword person={added} onClose={() => setAdded(null)} />}
    </AccountSection>
  );
}

interface PersonRowProps {
  person: Person;
  onTask: (task: Task) => void;
}

function PersonRow({ person, onTask }: PersonRowProps) {
  const { site } = usePageEnvironment();
  const { name, username, role, last_seen_at, password_generated, first_owner, current } = person;
  const state = last_seen_at
    ? own.seen(formatInstantWithTime(last_seen_at, site.timeZone))
    : own.unseen;
  const actions = [
    {
      label: own.edit(name),
      word: own.short.edit,
      icon: Pencil,
      onClick: () => onTask({ kind: 'edit', person }),
    },
    {
      label: own.end(name),
      word: own.short.end,
      icon: LogOut,
      isThere: !current && last_seen_at !== null,
      onClick: () => onTask({ kind: 'end', person }),
    },
    {
      label: own.remove(name),
      word: own.short.remove,
      icon: Trash2,
      isDanger: true,
      isThere: !current && !first_owner,
      onClick: () => onTask({ kind: 'remove', person }),
    },
  ];
  return (
    <li className="flex items-center gap-x-4 py-2">
      <div className="min-w-0 grow">
        <p className="font-semibold wrap-anywhere">
          {name} <span className="font-normal text-muted">· {ROLE_NAMES[role]}</span>
        </p>
        <p className="text-sm text-subtle wrap-anywhere">
          {current ? own.you : state}, {own.loginAs(username)}
        </p>
        {password_generated && !first_owner && (
          <p className="text-sm text-subtle">{own.firstPassword}</p>
        )}
      </div>
      <ActionMenu
        label={own.actionsOf(name)}
        actions={actions.filter(({ isThere = true }) => isThere)}
      />
    </li>
  );
}
