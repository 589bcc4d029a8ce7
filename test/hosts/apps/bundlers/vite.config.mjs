export default {
  base: './',
  build: {
    outDir: 'build/vite',
    rolldownOptions: { input: ['loader.html', 'car-search.html', 'all.html'] },
  },
};
