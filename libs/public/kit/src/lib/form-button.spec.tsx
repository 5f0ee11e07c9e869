import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormButton, RetryButton } from './form-button';

describe('FormButton', () => {
  it('calls its handler and sends no form', async () => {
    const press = jest.fn();
    render(
      <FormButton action="/menu" onPress={press}>
        Reset Pencarian
      </FormButton>,
    );
    const button = screen.getByRole('button', { name: 'Reset Pencarian' });
    expect(button.closest('form')).toHaveAttribute('action', '/menu');
    // jsdom reports an error when a form is submitted.
    await userEvent.click(button);
    expect(press).toHaveBeenCalledTimes(1);
  });
});

describe('RetryButton', () => {
  it('requests the same URL without scripts', async () => {
    const retry = jest.fn();
    render(<RetryButton label="Coba lagi" onRetry={retry} />);
    const button = screen.getByRole('button', { name: 'Coba lagi' });
    expect(button.closest('form')).not.toHaveAttribute('action');
    await userEvent.click(button);
    expect(retry).toHaveBeenCalledTimes(1);
  });
});
