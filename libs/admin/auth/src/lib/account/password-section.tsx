import { FormSection, type Field } from '@lereng/admin-kit/form';
import { AccountName, PasswordInput } from '@lereng/admin-kit/shell';
import { codePointLength, LIMITS } from '@lereng/shared-domain';
import { useUpdatePasswordMutation } from '@lereng/web-data-access/auth-admin';
import { words } from './words';

type Values = { current_password: string; new_password: string };

const { title, current, next, hint, short, long, saved, failed } = words.password;
const { passwordMin, passwordMax } = LIMITS;

const fieldsOf = (currentLabel: string): readonly Field<Values>[] => [
  {
    name: 'current_password',
    label: currentLabel,
    initial: '',
    required: true,
    input: (props) => (
      <>
        <AccountName />
        <PasswordInput {...props} autoComplete="current-password" />
      </>
    ),
  },
  {
    name: 'new_password',
    label: next,
    initial: '',
    hint,
    required: true,
    input: (props) => <PasswordInput {...props} autoComplete="new-password" />,
    validate: (typed) => {
      const length = codePointLength(typed);
      if (length < passwordMin) return short(passwordMin);
      return length > passwordMax ? long(passwordMax) : null;
    },
  },
];

/** @param props.current what the present password is called */
export function PasswordSection({ current: currentLabel = current }: { current?: string }) {
  const [update] = useUpdatePasswordMutation();
  return (
    <FormSection
      title={title}
      stored={null}
      fields={() => fieldsOf(currentLabel)}
      failed={failed}
      saved={saved}
      save={async (values) => {
        await update(values).unwrap();
        return null;
      }}
    />
  );
}
