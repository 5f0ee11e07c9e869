import { chatMessage, chatMessagesFrom, chatName } from './chat-messages';

describe('the message of an order button', () => {
  it('names what is ordered', () => {
    const messages = chatMessagesFrom('id');
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
    expect(messages.shownOrder(null, 'https://a.test/o')).toBe(
      'Halo, saya ingin bertanya tentang pesanan ini: https://a.test/o',
    );
  });

  it('is Indonesian from English pages, and says so', () => {
    const row = { name: 'Village fried rice', name_id: 'Nasi goreng kampung' };
    expect(chatMessagesFrom('en').menuItem(chatName(row), 'Rp 25.000 per porsi')).toBe(
      '[EN]\nHalo, apakah Nasi goreng kampung [Village fried rice] (Rp 25.000 per porsi) masih tersedia?',
    );
    expect(chatName({ name: 'Kopi', name_id: 'Kopi' })).toBe('Kopi');
    expect(chatName({ name: 'Kopi' })).toBe('Kopi');
    expect(chatMessage('Halo')).toBe('Halo');
  });
});
