import { chatMessagesIn } from './chat-messages';

describe('the message of an order button', () => {
  it('names what is ordered', () => {
    const messages = chatMessagesIn('id');
    expect(messages.menuItem('Wedang Jahe')).toBe('Halo, apakah Wedang Jahe masih tersedia?');
    expect(messages.package('Jeep Kaldera')).toBe('Halo, saya ingin memesan Jeep Kaldera.');
    const price = 'Rp 350.000 per jip, 4 orang';
    expect(messages.menuItem('Jeruk', 'Rp 25.000 per kg')).toBe(
      'Halo, apakah Jeruk (Rp 25.000 per kg) masih tersedia?',
    );
    expect(messages.package('Jeep Kaldera', price)).toBe(
      'Halo, saya ingin memesan Jeep Kaldera (Rp 350.000 per jip, 4 orang).',
    );
    expect(messages.soldOut('Jeruk')).toBe('Halo, apakah Jeruk tersedia lagi?');
    expect(messages.promotion('Panen')).toBe('Halo, saya ingin memesan promo Panen.');
  });
});
