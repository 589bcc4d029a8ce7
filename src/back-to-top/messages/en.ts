/** What a shopper hears of the back-to-top control. */
const en = {
  up: 'Back to top',
  contact: 'Contact us',
};

export default en;
