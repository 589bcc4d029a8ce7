export default {
  base: './',
  build: { rolldownOptions: { input: ['loader.html', 'widget.html', 'car-search.html', 'all.html'] } },
};
