import type { FieldOf, FieldOptions, FormValues } from '@lereng/admin-kit/form';
import { PasswordInput, type PasswordInputProps } from '@lereng/admin-kit/shell';

interface PasswordOptions<Values extends FormValues, Name extends string> extends FieldOptions<
  Values,
  Name
> {
  autoComplete: PasswordInputProps['autoComplete'];
  validate?: (password: string) => string | null;
}

/** A password, which is required. */
export function password<Values extends FormValues, Name extends string>({
  autoComplete,
  ...options
}: PasswordOptions<Values, Name>): FieldOf<Values, Name, string> {
  return {
    ...options,
    required: true,
    input: (props) => <PasswordInput {...props} autoComplete={autoComplete} />,
  };
}
