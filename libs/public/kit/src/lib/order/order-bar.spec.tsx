import { aSocialMedia, failure, renderPage } from '@lereng/web-testing';
import { screen, waitFor } from '@testing-library/react';
import { OrderBar } from './order-bar';

const show = (links: object) =>
  renderPage(
    <OrderBar
      message="Halo, apakah Kopi & Susu masih tersedia?"
      facts={{ name: 'Kopi & Susu', price: 'Rp 15.000', soldOut: null, days: [] }}
    />,
    { api: { 'GET /social-media': links } },
  );

const button = () => screen.getByRole('link', { name: 'Pesan via WhatsApp' });

describe('OrderBar', () => {
  it('opens a chat with the number in a new tab, the message prefilled', async () => {
    show([aSocialMedia({ platform: 'instagram' }), aSocialMedia({ platform: ' WhatsApp ' })]);
    await waitFor(() =>
      expect(button()).toHaveAttribute(
        'href',
        'https://wa.me/6281234567890?text=Halo%2C%20apakah%20Kopi%20%26%20Susu%20masih%20tersedia%3F',
      ),
    );
    expect(button()).toHaveAttribute('target', '_blank');
    expect(button()).toHaveAttribute('rel', 'noopener noreferrer');
  });

  it.each([
    ['no whatsapp link', [aSocialMedia({ platform: 'instagram' })]],
    ['a link without a number', [aSocialMedia({ url: 'https://wa.me/message/ABC' })]],
    ['links that failed to load', failure(500)],
  ])('links to the contact page with %s', async (_name, links) => {
    const page = show(links);
    await waitFor(() => expect(page.api.log()).toEqual(['GET /social-media']));
    expect(button()).toHaveAttribute('href', '/contact');
    expect(button()).not.toHaveAttribute('target');
  });
});
