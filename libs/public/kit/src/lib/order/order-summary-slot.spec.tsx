import { renderPage } from '@lereng/web-testing';
import { screen } from '@testing-library/react';
import { OrderSummarySlot } from './order-summary-slot';

const failed = jest.fn();

jest.mock('./order-summary', () => {
  failed();
  throw new Error('The chunk cannot be fetched');
});

it('leaves the page whole where its code cannot be fetched', async () => {
  localStorage.setItem('lereng-order', 'm3=1');
  renderPage(
    <>
      <h1>Menu</h1>
      <OrderSummarySlot />
    </>,
  );
  await new Promise((resolve) => setTimeout(resolve));
  expect(failed).toHaveBeenCalled();
  expect(screen.getByRole('heading', { name: 'Menu' })).toBeVisible();
});
