import { FormDialog, select, text, type Field } from '@lereng/admin-kit/form';
import { AccountName, PasswordInput } from '@lereng/admin-kit/shell';
import { ROLE_NAMES, type Role } from '@lereng/shared-domain';
import { adminFields } from '@lereng/shared-domain/fields';
import {
  useCreateAdminMutation,
  useUpdateAdminMutation,
  type NewPerson,
  type Person,
} from '@lereng/web-data-access/people-admin';
import { words } from './words';

type Values = { name: string; username: string; role: string; password: string };

const { people: own } = words;

const ROLE_CHOICES = Object.entries(ROLE_NAMES).map(([value, label]) => ({ value, label }));

const nameField = <const Name extends 'name' | 'username'>(
  name: Name,
  value: string | undefined,
) => {
  const { label, max, required } = adminFields[name];
  return text<Values, Name>({ name, label, maxLength: max, required, value });
};

/** A user name is chosen once; the first owner, and whoever asks, stay what they are. */
function fieldsOf(person: Person | null): readonly Field<Values>[] {
  const isRoleFixed = person !== null && (person.first_owner || person.current);
  return [
    nameField('name', person?.name),
    { ...nameField('username', person?.username), hidden: person !== null },
    {
      ...select<Values, 'role'>({
        name: 'role',
        label: adminFields.role.label,
        required: true,
        value: person?.role ?? 'kitchen',
        choices: ROLE_CHOICES,
        placeholder: own.chooseRole,
      }),
      hidden: isRoleFixed,
    },
    {
      name: 'password',
      label: own.ownPassword,
      initial: '',
      required: true,
      hint: own.ownPasswordHint,
      input: (props) => (
        <>
          <AccountName />
          <PasswordInput {...props} autoComplete="current-password" />
        </>
      ),
    },
  ];
}

const failures = () => ({ 400: own.wrongPassword });

interface PersonFormProps {
  /** Null for somebody new. */
  person: Person | null;
  onAdded: (added: NewPerson) => void;
  onSaved: (saved: Person) => void;
  onClose: () => void;
}

/** Says who may log in, with the password of the owner who says so. */
export function PersonForm({ person, onAdded, onSaved, onClose }: PersonFormProps) {
  const [create] = useCreateAdminMutation();
  const [update] = useUpdateAdminMutation();
  return (
    <FormDialog<Values, Person | null, Person>
      title={person ? own.edit(person.name) : own.add}
      stored={person}
      fields={fieldsOf}
      failed={person ? own.editFailed : own.addFailed}
      failures={failures}
      save={async ({ name, username, role: chosen, password }) => {
        const role = chosen as Role;
        if (person) return update({ id: person.id, body: { name, role, password } }).unwrap();
        const added = await create({ name, username, role, password }).unwrap();
        onAdded(added);
        return added;
      }}
      onDone={onSaved}
      onClose={onClose}
    />
  );
}
