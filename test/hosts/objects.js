// Storage that gives objects instead of texts, as the mocks of some test tools do.
Storage.prototype.getItem = (name) => ({ name });
Storage.prototype.setItem = () => {};
