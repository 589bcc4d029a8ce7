/** The names of the back-to-top control's button and link. */
const en = {
  up: 'Back to top',
  contact: 'Contact us',
};

export default en;
