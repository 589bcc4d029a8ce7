/** The accessible name of the language choice. The languages' own names aren't translated. */
const en = {
  language: 'Language',
};

export default en;
