import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormButton } from './form-button';
import { RetryButton } from './retry-button';

describe('FormButton', () => {
  it('does its work by script and sends no form then', async () => {
    const press = jest.fn();
    render(
      <FormButton action="/menu" onPress={press}>
        Reset Pencarian
      </FormButton>,
    );
    const button = screen.getByRole('button', { name: 'Reset Pencarian' });
    expect(button.closest('form')).toHaveAttribute('action', '/menu');
    // jsdom reports an error where a form is really sent.
    await userEvent.click(button);
    expect(press).toHaveBeenCalledTimes(1);
  });
});

describe('RetryButton', () => {
  it('asks for the same address where there is no script', async () => {
    const retry = jest.fn();
    render(<RetryButton label="Coba lagi" onRetry={retry} />);
    const button = screen.getByRole('button', { name: 'Coba lagi' });
    expect(button.closest('form')).not.toHaveAttribute('action');
    await userEvent.click(button);
    expect(retry).toHaveBeenCalledTimes(1);
  });
});
