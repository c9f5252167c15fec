-- What one person has stored is summed up before each upload.
create index world_file_by_uploader on world_file (uploaded_by);
create index chat_image_by_uploader on chat_image (uploaded_by);
