import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { MultilineInput } from './text-input';

function Notes() {
  const [value, setValue] = useState('');
  const none = { describedBy: undefined, required: false, invalid: false, busy: false };
  return (
    <MultilineInput
      {...{ ...none, id: 'notes', name: 'notes', labelId: 'label', autoFocus: false, ref: null }}
      value={value}
      onChange={setValue}
      onBlur={() => undefined}
    />
  );
}

it('shows the line breaks of Word at once, and the cursor stays', () => {
  render(<Notes />);
  const input = screen.getByRole<HTMLTextAreaElement>('textbox');
  const target = { value: 'a\u000bb\u2028c', selectionStart: 3, selectionEnd: 3 };
  fireEvent.change(input, { target });
  expect(input).toHaveValue('a\nb\nc');
  expect(input.selectionStart).toBe(3);
});
